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
  readFrequency,
  type FrequencyRow,
} from './rows.ts';
import {
  byId,
  collect as collectTable,
  counted,
  type Found,
  lose,
  newReading,
  type ReadOptions,
  report,
  reportMissing,
} from './collect.ts';
import { type LegRules, readLegRules } from './legRules.ts';
import type { FeedFiles } from './source.ts';
import type { Row } from './table.ts';
import type { Problem } from './types.ts';
import { isCurrency } from './values.ts';

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
  /** The fares with a rule, also one that was refused: they do not apply everywhere. */
  limitedFares: ReadonlySet<string>;
  /** Fares v2, see `LegRules`. Only one of the two kinds of fares is read. */
  legRules: LegRules;
  /** Every currency of the fares, also of those that were refused. */
  currencies: ReadonlySet<string>;
  quotas: readonly QuotaRow[];
  /** By trip; a trip without one runs once. */
  frequencies: ReadonlyMap<string, readonly FrequencyRow[]>;
  /** Trips with rows that were refused. */
  incomplete: ReadonlySet<string>;
  /** The routes that are no buses, and their trips. */
  leftOut: { routes: number; trips: number };
  /** How many times have no seconds. */
  withoutSeconds: number;
  problems: readonly Problem[];
};

/** Buses and coaches: route_type 3, 200 to 209 and 700 to 716 (decision 24). */
const isBus = (type: number): boolean => type === 3 || (type >= 200 && type <= 209) || (type >= 700 && type <= 716);

/** Reads every file of a feed. Bad data does not throw. A row that only lacks a refused row is not reported again. */
export function readFeed(files: FeedFiles, { allModes = false, currency }: ReadOptions = {}): FeedRows {
  const reading = newReading(files, { allModes, currency });
  const collect = <T>(
    file: string,
    need: 'required' | 'optional',
    columns: readonly string[],
    read: (row: Row) => Outcome<T | null>,
    keyOf: ((value: T) => string) | null,
    what = '',
    loseRow?: (row: Row) => void,
  ): Found<T>[] =>
    collectTable(reading, {
      file,
      isRequired: need === 'required',
      columns,
      read,
      what,
      ...(keyOf && { keyOf }),
      ...(loseRow && { lose: loseRow }),
    });

  const idOf = (value: { id: string }): string => value.id;

  const agencies = byId(collect('agency.txt', 'required', ['agency_name', 'agency_timezone'], readAgency, idOf, 'agency_id'));

  const allStops = collect('stops.txt', 'required', ['stop_id'], readStop, idOf, 'stop_id');
  const stations = new Set(allStops.filter(({ value }) => value.kind === 'station').map(({ value }) => value.id));
  const stops = new Map<string, StopRow>();
  for (const { value, line } of allStops) {
    if (value.parentId === '' || stations.has(value.parentId)) {
      stops.set(value.id, value);
      continue;
    }
    lose(reading, { file: 'stops.txt', id: value.id });
    const reason = `parent_station "${value.parentId}" no existe o no es una estación`;
    reportMissing(reading, { file: 'stops.txt', line, reason }, { file: 'parent_station', id: value.parentId });
  }

  const classes = byId(collect('service_classes.txt', 'optional', ['service_class_id'], readServiceClass, idOf, 'service_class_id'));
  const allRoutes = byId(collect('routes.txt', 'required', ['route_id'], (row) => readRoute(row, agencies, classes), idOf, 'route_id'));
  const routes = new Map([...allRoutes].filter(([, { type }]) => allModes || isBus(type)));

  const calendars = byId(collect('calendar.txt', 'optional', ['service_id'], readCalendar, idOf, 'service_id'));
  const calendarDates = collect(
    'calendar_dates.txt',
    'optional',
    ['service_id', 'date', 'exception_type'],
    readCalendarDate,
    (value) => `${value.calendarId} ${value.date}`,
    'la excepción',
    (row) => lose(reading, { file: 'calendar.txt', id: row.get('service_id') }),
  ).map(({ value }) => value);
  if (!files.has('calendar.txt') && !files.has('calendar_dates.txt')) report(reading, 'calendar.txt', 0, 'falta el archivo');
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
    (row) => readTrip(row, allRoutes, calendarIds, classes),
    idOf,
    'trip_id',
  );
  const trips = new Map<string, TripRow>();
  for (const { value, line } of tripRows) {
    if (!routes.has(value.routeId)) {
      lose(reading, { file: 'trips.txt', id: value.id });
      continue;
    }
    const dangling = value.shapeId !== '' && !shapes.has(value.shapeId);
    if (dangling && files.has('shapes.txt')) {
      const reason = `shape_id "${value.shapeId}" no existe: el viaje entra sin trazo`;
      reportMissing(reading, { file: 'trips.txt', line, reason }, { file: 'shapes.txt', id: value.shapeId });
    }
    trips.set(value.id, dangling ? { ...value, shapeId: '' } : value);
  }
  const leftOut = { routes: allRoutes.size - routes.size, trips: tripRows.length - trips.size };

  const incomplete = new Set<string>();
  const stopTimes = new Map<string, StopTimeRow[]>();
  for (const { value } of collect(
    'stop_times.txt',
    'required',
    ['trip_id', 'stop_id', 'stop_sequence'],
    (row) => readStopTime(counted(reading, row, 'arrival_time', 'departure_time'), trips, stops),
    null,
    '',
    (row) => void incomplete.add(row.get('trip_id')),
  )) {
    const times = stopTimes.get(value.tripId);
    if (times) times.push(value);
    else stopTimes.set(value.tripId, [value]);
  }
  for (const [tripId, times] of stopTimes) {
    times.sort((a, b) => a.sequence - b.sequence);
    let latest = 0;
    let sequence = -1;
    const inOrder = times.filter((time) => {
      const isRepeated = time.sequence === sequence;
      sequence = time.sequence;
      const isEarlier = time.arrival !== null && time.arrival < latest;
      if (isRepeated) report(reading, 'stop_times.txt', time.line, `la parada "${tripId} ${time.sequence}" está repetido`);
      else if (isEarlier) report(reading, 'stop_times.txt', time.line, 'la hora es anterior a la de la parada previa');
      else latest = time.departure ?? latest;
      return !isRepeated && !isEarlier;
    });
    if (inOrder.length < times.length) incomplete.add(tripId);
    stopTimes.set(tripId, inOrder);
  }

  const frequencies = Map.groupBy(
    collect(
      'frequencies.txt',
      'optional',
      ['trip_id', 'start_time', 'end_time', 'headway_secs'],
      (row) => readFrequency(counted(reading, row, 'start_time', 'end_time'), trips),
      ({ tripId, start }) => `${tripId} ${start}`,
      'la frecuencia',
    ).map(({ value }) => value),
    ({ tripId }) => tripId,
  );

  const currencies = new Set<string>();
  const fareAttributes = byId(
    collect(
      'fare_attributes.txt',
      'optional',
      ['fare_id', 'price'],
      (row) => {
        if (isCurrency(row.get('currency_type'))) currencies.add(row.get('currency_type'));
        return readFareAttribute(row, agencies, currency);
      },
      idOf,
      'fare_id',
    ),
  );
  const zones = new Set([...stops.values()].map((stop) => stop.zone));
  const limitedFares = new Set<string>();
  const fareRules = collect(
    'fare_rules.txt',
    'optional',
    ['fare_id'],
    (row) => {
      limitedFares.add(row.get('fare_id'));
      return readFareRule(row, fareAttributes, allRoutes, zones);
    },
    null,
  ).flatMap(({ value }) => (value.routeId === '' || routes.has(value.routeId) ? [value] : []));

  const legRules = readLegRules(reading, { routes: allRoutes, stops });

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
    limitedFares,
    legRules,
    currencies: new Set([...currencies, ...legRules.currencies]),
    quotas,
    frequencies,
    incomplete,
    leftOut,
    withoutSeconds: reading.withoutSeconds,
    problems: reading.problems,
  };
}
