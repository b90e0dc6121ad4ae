import {
  type AgencyRow,
  type StopRow,
  type RouteRow,
  type ServiceClassRow,
  type CalendarRow,
  type CalendarDateRow,
  type TripRow,
  type StopTimeRow,
  type ShapePointRow,
  type FareAttributeRow,
  type FareRuleRow,
  type QuotaRow,
  type Outcome,
  readAgency,
  readStop,
  readServiceClass,
  readRoute,
  readCalendar,
  readCalendarDate,
  readTrip,
  readStopTime,
  readShapePoint,
  readFareAttribute,
  readFareRule,
  readQuota,
} from './rows.ts';
import type { FeedFiles } from './source.ts';
import { readTable, type Row } from './table.ts';
import type { Problem } from './types.ts';

/** The valid rows of a feed, with every reference between them resolved, and the problems of the others. */
export type FeedRows = {
  agencies: ReadonlyMap<string, AgencyRow>;
  stops: ReadonlyMap<string, StopRow>;
  classes: ReadonlyMap<string, ServiceClassRow>;
  routes: ReadonlyMap<string, RouteRow>;
  calendars: ReadonlyMap<string, CalendarRow>;
  calendarDates: readonly CalendarDateRow[];
  trips: ReadonlyMap<string, TripRow>;
  /** By trip, in order of sequence. */
  stopTimes: ReadonlyMap<string, readonly StopTimeRow[]>;
  /** By shape, in order of sequence. */
  shapes: ReadonlyMap<string, readonly ShapePointRow[]>;
  fareAttributes: ReadonlyMap<string, FareAttributeRow>;
  fareRules: readonly FareRuleRow[];
  quotas: readonly QuotaRow[];
  problems: readonly Problem[];
};

/** Reads every file of a feed. Bad data does not throw. */
export function readFeed(files: FeedFiles): FeedRows {
  const problems: Problem[] = [];
  const report = (file: string, line: number, reason: string): void => {
    problems.push({ file, line, reason });
  };

  /** Valid values of a file. `keyOf` returns the key that must be unique, null without one. */
  function collect<T>(
    file: string,
    need: 'required' | 'optional',
    columns: readonly string[],
    read: (row: Row) => Outcome<T | null>,
    keyOf: ((value: T) => string) | null,
    what = '',
  ): { value: T; line: number }[] {
    const text = files.get(file);
    if (text === undefined) {
      if (need === 'required') report(file, 0, 'falta el archivo');
      return [];
    }
    const table = readTable(file, text, columns);
    problems.push(...table.problems);
    const seen = new Set<string>();
    const values: { value: T; line: number }[] = [];
    for (const row of table.rows) {
      const outcome = read(row);
      if ('reason' in outcome) {
        report(file, row.line, outcome.reason);
        continue;
      }
      if (outcome.value === null) continue;
      const key = keyOf?.(outcome.value);
      if (key !== undefined) {
        if (seen.has(key)) {
          report(file, row.line, `${what} "${key}" está repetido`);
          continue;
        }
        seen.add(key);
      }
      values.push({ value: outcome.value, line: row.line });
    }
    return values;
  }

  const byId = <T extends { id: string }>(values: readonly { value: T }[]): Map<string, T> =>
    new Map(values.map(({ value }) => [value.id, value]));
  const idOf = (value: { id: string }): string => value.id;

  const agencies = byId(collect('agency.txt', 'required', ['agency_name', 'agency_timezone'], readAgency, idOf, 'agency_id'));

  const allStops = collect('stops.txt', 'required', ['stop_id'], readStop, idOf, 'stop_id');
  const stations = new Set(allStops.filter(({ value }) => value.kind === 'station').map(({ value }) => value.id));
  const stops = new Map<string, StopRow>();
  for (const { value, line } of allStops) {
    if (value.parentId !== '' && !stations.has(value.parentId)) {
      report('stops.txt', line, `parent_station "${value.parentId}" no existe o no es una estación`);
    } else stops.set(value.id, value);
  }

  const classes = byId(collect('service_classes.txt', 'optional', ['service_class_id'], readServiceClass, idOf, 'service_class_id'));
  const routes = byId(collect('routes.txt', 'required', ['route_id'], (row) => readRoute(row, agencies, classes), idOf, 'route_id'));

  const calendars = byId(collect('calendar.txt', 'optional', ['service_id'], readCalendar, idOf, 'service_id'));
  const calendarDates = collect(
    'calendar_dates.txt',
    'optional',
    ['service_id', 'date', 'exception_type'],
    readCalendarDate,
    (value) => `${value.calendarId} ${value.date}`,
    'la excepción',
  ).map(({ value }) => value);
  if (!files.has('calendar.txt') && !files.has('calendar_dates.txt')) report('calendar.txt', 0, 'falta el archivo');
  const calendarIds = new Set([...calendars.keys(), ...calendarDates.map((exception) => exception.calendarId)]);

  const shapePoints = collect(
    'shapes.txt',
    'optional',
    ['shape_id', 'shape_pt_lat', 'shape_pt_lon', 'shape_pt_sequence'],
    readShapePoint,
    (value) => `${value.shapeId} ${value.sequence}`,
    'el punto',
  );
  const shapes = new Map<string, ShapePointRow[]>();
  for (const { value } of shapePoints) {
    const points = shapes.get(value.shapeId);
    if (points) points.push(value);
    else shapes.set(value.shapeId, [value]);
  }
  for (const points of shapes.values()) points.sort((a, b) => a.sequence - b.sequence);

  const tripRows = collect(
    'trips.txt',
    'required',
    ['trip_id', 'route_id', 'service_id'],
    (row) => readTrip(row, routes, calendarIds, classes),
    idOf,
    'trip_id',
  );
  const trips = new Map<string, TripRow>();
  for (const { value, line } of tripRows) {
    const dangling = value.shapeId !== '' && !shapes.has(value.shapeId);
    if (dangling && files.has('shapes.txt')) report('trips.txt', line, `shape_id "${value.shapeId}" no existe: el viaje entra sin trazo`);
    trips.set(value.id, dangling ? { ...value, shapeId: '' } : value);
  }
  if (files.has('frequencies.txt')) report('frequencies.txt', 0, 'las frecuencias no se admiten: cada viaje entra una sola vez');

  const stopTimes = new Map<string, StopTimeRow[]>();
  for (const { value } of collect(
    'stop_times.txt',
    'required',
    ['trip_id', 'stop_id', 'stop_sequence'],
    (row) => readStopTime(row, trips, stops),
    (value) => `${value.tripId} ${value.sequence}`,
    'la parada',
  )) {
    const times = stopTimes.get(value.tripId);
    if (times) times.push(value);
    else stopTimes.set(value.tripId, [value]);
  }
  for (const [tripId, times] of stopTimes) {
    times.sort((a, b) => a.sequence - b.sequence);
    let latest = 0;
    const inOrder = times.filter((time) => {
      if (time.arrival === null || time.departure === null) return true;
      if (time.arrival < latest) {
        report('stop_times.txt', time.line, 'la hora es anterior a la de la parada previa');
        return false;
      }
      latest = time.departure;
      return true;
    });
    stopTimes.set(tripId, inOrder);
  }

  const fareAttributes = byId(
    collect('fare_attributes.txt', 'optional', ['fare_id', 'price'], (row) => readFareAttribute(row, agencies), idOf, 'fare_id'),
  );
  const zones = new Set([...stops.values()].map((stop) => stop.zone));
  const fareRules = collect('fare_rules.txt', 'optional', ['fare_id'], (row) => readFareRule(row, fareAttributes, routes, zones), null).map(
    ({ value }) => value,
  );

  const quotas = collect(
    'fare_quotas.txt',
    'optional',
    ['fare_id', 'places'],
    (row) => readQuota(row, classes),
    (value) => `${value.fareId} ${value.classId}`,
    'el cupo',
  ).map(({ value }) => value);

  return {
    agencies,
    stops,
    classes,
    routes,
    calendars,
    calendarDates,
    trips,
    stopTimes,
    shapes,
    fareAttributes,
    fareRules,
    quotas,
    problems,
  };
}
