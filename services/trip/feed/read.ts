import { layoutById } from '../layouts/layouts.ts';
import { amenities } from './amenities.ts';
import { sellableFares } from './fares.ts';
import type { FeedFiles } from './source.ts';
import { readTable, type Row } from './table.ts';
import type { Problem } from './types.ts';
import { isTimeZone, parseColor, parseCount, parseDate, parseMoney, parseNumber, parseTime } from './values.ts';

export type AgencyRow = {
  id: string;
  name: string;
  timeZone: string;
  initials: string;
  color: string | null;
  textColor: string | null;
};

/** `kind` is `station` for a parent of stops and `stop` for where a bus calls. */
export type StopRow = {
  id: string;
  kind: 'station' | 'stop';
  name: string;
  code: string;
  description: string;
  zone: string;
  parentId: string;
  timeZone: string;
  latitude: number;
  longitude: number;
};

export type RouteRow = { id: string; agencyId: string; name: string; color: string | null; classId: string };

export type ServiceClassRow = {
  id: string;
  name: string;
  layoutId: string;
  perKm: number;
  minimum: number;
  amenityIds: readonly number[];
};

export type CalendarRow = { id: string; weekdays: readonly boolean[]; start: string; end: string };

export type CalendarDateRow = { calendarId: string; date: string; added: boolean };

export type TripRow = {
  id: string;
  line: number;
  routeId: string;
  calendarId: string;
  shapeId: string;
  shortName: string;
  headsign: string;
  classId: string;
  discount: number;
};

/** Times in seconds, null when the feed leaves them blank. `travelled` is in the feed's own unit of distance. */
export type StopTimeRow = {
  line: number;
  stopId: string;
  sequence: number;
  arrival: number | null;
  departure: number | null;
  boarding: boolean;
  alighting: boolean;
  travelled: number | null;
};

export type ShapePointRow = { sequence: number; latitude: number; longitude: number; travelled: number | null };

export type FareAttributeRow = { id: string; amount: number; agencyId: string };

export type FareRuleRow = { fareId: string; routeId: string; fromZone: string; toZone: string };

/** `classId` is empty when the quota is for every class. */
export type QuotaRow = { fareId: string; places: number; classId: string };

/** The good rows of a feed, every reference between them whole, and the problems of the others. */
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

/** A row turned into a value, or the Spanish reason why it cannot be. */
type Outcome<T> = { value: T } | { reason: string };

const bad = (reason: string): { reason: string } => ({ reason });

const isKnownColor = (text: string): boolean => text === '' || parseColor(text) !== null;

function readAgency(row: Row): Outcome<AgencyRow> {
  const name = row.get('agency_name');
  const timeZone = row.get('agency_timezone');
  if (name === '') return bad('falta agency_name');
  if (!isTimeZone(timeZone)) return bad(`agency_timezone "${timeZone}" no es una zona horaria`);
  if (!isKnownColor(row.get('agency_color'))) return bad(`agency_color "${row.get('agency_color')}" no es un color`);
  if (!isKnownColor(row.get('agency_text_color'))) return bad(`agency_text_color "${row.get('agency_text_color')}" no es un color`);
  return {
    value: {
      id: row.get('agency_id'),
      name,
      timeZone,
      initials: row.get('agency_initials'),
      color: parseColor(row.get('agency_color')),
      textColor: parseColor(row.get('agency_text_color')),
    },
  };
}

/** Entrances, nodes and boarding areas (location_type 2, 3, 4) are no place to sell a ticket to: null. */
function readStop(row: Row): Outcome<StopRow | null> {
  const type = row.get('location_type');
  if (!/^[0-4]?$/.test(type)) return bad(`location_type "${type}" no es válido`);
  if (type !== '' && type > '1') return { value: null };
  const id = row.get('stop_id');
  const name = row.get('stop_name');
  const latitude = parseNumber(row.get('stop_lat'));
  const longitude = parseNumber(row.get('stop_lon'));
  const timeZone = row.get('stop_timezone');
  const parentId = row.get('parent_station');
  const kind = type === '1' ? 'station' : 'stop';
  if (id === '') return bad('falta stop_id');
  if (name === '') return bad('falta stop_name');
  if (latitude === null || Math.abs(latitude) > 90) return bad(`stop_lat "${row.get('stop_lat')}" no es una latitud`);
  if (longitude === null || Math.abs(longitude) > 180) return bad(`stop_lon "${row.get('stop_lon')}" no es una longitud`);
  if (timeZone !== '' && !isTimeZone(timeZone)) return bad(`stop_timezone "${timeZone}" no es una zona horaria`);
  if (kind === 'station' && parentId !== '') return bad('una estación no puede tener parent_station');
  return {
    value: {
      id,
      kind,
      name,
      code: row.get('stop_code'),
      description: row.get('stop_desc'),
      zone: row.get('zone_id'),
      parentId,
      timeZone,
      latitude,
      longitude,
    },
  };
}

function readServiceClass(row: Row): Outcome<ServiceClassRow> {
  const id = row.get('service_class_id');
  const name = row.get('service_class_name');
  const layoutId = row.get('layout_id');
  const perKm = parseMoney(row.get('price_per_km'));
  const minimum = parseMoney(row.get('minimum_price'));
  const amenityIds = row.get('amenity_ids').split(/\s+/).filter(Boolean).map(Number);
  const strange = amenityIds.find((amenityId) => !amenities.some((amenity) => amenity.id === amenityId));
  if (id === '') return bad('falta service_class_id');
  if (name === '') return bad('falta service_class_name');
  if (layoutById(layoutId) === undefined) return bad(`layout_id "${layoutId}" no existe`);
  if (perKm === null) return bad(`price_per_km "${row.get('price_per_km')}" no es un importe`);
  if (minimum === null) return bad(`minimum_price "${row.get('minimum_price')}" no es un importe`);
  if (strange !== undefined) return bad(`amenity_ids tiene ${strange}, que no existe`);
  return { value: { id, name, layoutId, perKm, minimum, amenityIds } };
}

function readRoute(row: Row, agencies: ReadonlyMap<string, AgencyRow>, classes: ReadonlyMap<string, ServiceClassRow>): Outcome<RouteRow> {
  const id = row.get('route_id');
  const name = row.get('route_long_name') || row.get('route_short_name');
  const [only] = agencies.keys();
  const agencyId = row.get('agency_id') === '' && agencies.size === 1 && only !== undefined ? only : row.get('agency_id');
  const classId = row.get('service_class_id');
  const color = row.get('route_color');
  if (id === '') return bad('falta route_id');
  if (name === '') return bad('falta route_short_name o route_long_name');
  if (parseCount(row.get('route_type')) === null) return bad(`route_type "${row.get('route_type')}" no es válido`);
  if (!agencies.has(agencyId)) return bad(`agency_id "${agencyId}" no existe`);
  if (classId !== '' && !classes.has(classId)) return bad(`service_class_id "${classId}" no existe`);
  if (!isKnownColor(color)) return bad(`route_color "${color}" no es un color`);
  return { value: { id, agencyId, name, color: parseColor(color), classId } };
}

const weekdayColumns = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

function readCalendar(row: Row): Outcome<CalendarRow> {
  const id = row.get('service_id');
  const wrongDay = weekdayColumns.find((column) => !/^[01]$/.test(row.get(column)));
  const start = parseDate(row.get('start_date'));
  const end = parseDate(row.get('end_date'));
  if (id === '') return bad('falta service_id');
  if (wrongDay !== undefined) return bad(`${wrongDay} "${row.get(wrongDay)}" no es 0 ni 1`);
  if (start === null) return bad(`start_date "${row.get('start_date')}" no es una fecha`);
  if (end === null) return bad(`end_date "${row.get('end_date')}" no es una fecha`);
  if (end < start) return bad('end_date es anterior a start_date');
  return { value: { id, weekdays: weekdayColumns.map((column) => row.get(column) === '1'), start, end } };
}

function readCalendarDate(row: Row): Outcome<CalendarDateRow> {
  const calendarId = row.get('service_id');
  const date = parseDate(row.get('date'));
  const type = row.get('exception_type');
  if (calendarId === '') return bad('falta service_id');
  if (date === null) return bad(`date "${row.get('date')}" no es una fecha`);
  if (type !== '1' && type !== '2') return bad(`exception_type "${type}" no es 1 ni 2`);
  return { value: { calendarId, date, added: type === '1' } };
}

function readTrip(
  row: Row,
  routes: ReadonlyMap<string, RouteRow>,
  calendarIds: ReadonlySet<string>,
  classes: ReadonlyMap<string, ServiceClassRow>,
): Outcome<TripRow> {
  const id = row.get('trip_id');
  const routeId = row.get('route_id');
  const calendarId = row.get('service_id');
  const classId = row.get('service_class_id');
  const discount = row.get('discount_percent') === '' ? 0 : parseCount(row.get('discount_percent'));
  if (id === '') return bad('falta trip_id');
  if (!routes.has(routeId)) return bad(`route_id "${routeId}" no existe`);
  if (!calendarIds.has(calendarId)) return bad(`service_id "${calendarId}" no existe`);
  if (classId !== '' && !classes.has(classId)) return bad(`service_class_id "${classId}" no existe`);
  if (discount === null || discount > 100) return bad(`discount_percent "${row.get('discount_percent')}" no es un porcentaje`);
  return {
    value: {
      id,
      line: row.line,
      routeId,
      calendarId,
      shapeId: row.get('shape_id'),
      shortName: row.get('trip_short_name'),
      headsign: row.get('trip_headsign'),
      classId,
      discount,
    },
  };
}

function readTravelled(text: string): number | null | undefined {
  if (text === '') return null;
  const value = parseNumber(text);
  return value === null || value < 0 ? undefined : value;
}

type TripStopTime = StopTimeRow & { tripId: string };

function readStopTime(row: Row, trips: ReadonlyMap<string, TripRow>, stops: ReadonlyMap<string, StopRow>): Outcome<TripStopTime> {
  const tripId = row.get('trip_id');
  const stopId = row.get('stop_id');
  const sequence = parseCount(row.get('stop_sequence'));
  const arrivalText = row.get('arrival_time');
  const departureText = row.get('departure_time');
  const givenArrival = arrivalText === '' ? null : parseTime(arrivalText);
  const givenDeparture = departureText === '' ? null : parseTime(departureText);
  const travelled = readTravelled(row.get('shape_dist_traveled'));
  const pickup = row.get('pickup_type');
  const dropOff = row.get('drop_off_type');
  if (!trips.has(tripId)) return bad(`trip_id "${tripId}" no existe`);
  const stop = stops.get(stopId);
  if (stop === undefined) return bad(`stop_id "${stopId}" no existe`);
  if (stop.kind === 'station') return bad(`stop_id "${stopId}" es una estación, no una parada`);
  if (sequence === null) return bad(`stop_sequence "${row.get('stop_sequence')}" no es un número entero`);
  if (arrivalText !== '' && givenArrival === null) return bad(`arrival_time "${arrivalText}" no es una hora`);
  if (departureText !== '' && givenDeparture === null) return bad(`departure_time "${departureText}" no es una hora`);
  const arrival = givenArrival ?? givenDeparture;
  const departure = givenDeparture ?? givenArrival;
  if (arrival !== null && departure !== null && departure < arrival) return bad('departure_time es anterior a arrival_time');
  if (travelled === undefined) return bad(`shape_dist_traveled "${row.get('shape_dist_traveled')}" no es una distancia`);
  if (!/^[0-3]?$/.test(pickup)) return bad(`pickup_type "${pickup}" no es válido`);
  if (!/^[0-3]?$/.test(dropOff)) return bad(`drop_off_type "${dropOff}" no es válido`);
  return {
    value: {
      tripId,
      line: row.line,
      stopId,
      sequence,
      arrival,
      departure,
      boarding: pickup !== '1',
      alighting: dropOff !== '1',
      travelled,
    },
  };
}

type NamedShapePoint = ShapePointRow & { shapeId: string };

function readShapePoint(row: Row): Outcome<NamedShapePoint> {
  const shapeId = row.get('shape_id');
  const sequence = parseCount(row.get('shape_pt_sequence'));
  const latitude = parseNumber(row.get('shape_pt_lat'));
  const longitude = parseNumber(row.get('shape_pt_lon'));
  const travelled = readTravelled(row.get('shape_dist_traveled'));
  if (shapeId === '') return bad('falta shape_id');
  if (sequence === null) return bad(`shape_pt_sequence "${row.get('shape_pt_sequence')}" no es un número entero`);
  if (latitude === null || Math.abs(latitude) > 90) return bad(`shape_pt_lat "${row.get('shape_pt_lat')}" no es una latitud`);
  if (longitude === null || Math.abs(longitude) > 180) return bad(`shape_pt_lon "${row.get('shape_pt_lon')}" no es una longitud`);
  if (travelled === undefined) return bad(`shape_dist_traveled "${row.get('shape_dist_traveled')}" no es una distancia`);
  return { value: { shapeId, sequence, latitude, longitude, travelled } };
}

function readFareAttribute(row: Row, agencies: ReadonlyMap<string, AgencyRow>): Outcome<FareAttributeRow> {
  const id = row.get('fare_id');
  const amount = parseMoney(row.get('price'));
  const currency = row.get('currency_type');
  const agencyId = row.get('agency_id');
  if (id === '') return bad('falta fare_id');
  if (amount === null) return bad(`price "${row.get('price')}" no es un importe`);
  if (currency !== 'MXN') return bad(`currency_type "${currency}" no es MXN`);
  if (agencyId !== '' && !agencies.has(agencyId)) return bad(`agency_id "${agencyId}" no existe`);
  return { value: { id, amount, agencyId } };
}

function readFareRule(
  row: Row,
  fares: ReadonlyMap<string, FareAttributeRow>,
  routes: ReadonlyMap<string, RouteRow>,
  zones: ReadonlySet<string>,
): Outcome<FareRuleRow> {
  const fareId = row.get('fare_id');
  const routeId = row.get('route_id');
  const fromZone = row.get('origin_id');
  const toZone = row.get('destination_id');
  if (!fares.has(fareId)) return bad(`fare_id "${fareId}" no existe`);
  if (routeId !== '' && !routes.has(routeId)) return bad(`route_id "${routeId}" no existe`);
  if (fromZone !== '' && !zones.has(fromZone)) return bad(`origin_id "${fromZone}" no es zona de ninguna parada`);
  if (toZone !== '' && !zones.has(toZone)) return bad(`destination_id "${toZone}" no es zona de ninguna parada`);
  if (row.get('contains_id') !== '') return bad('contains_id no se admite');
  return { value: { fareId, routeId, fromZone, toZone } };
}

function readQuota(row: Row, classes: ReadonlyMap<string, ServiceClassRow>): Outcome<QuotaRow> {
  const fareId = row.get('fare_id');
  const places = parseCount(row.get('places'));
  const classId = row.get('service_class_id');
  if (!sellableFares.some(({ id }) => String(id) === fareId)) return bad(`fare_id "${fareId}" no es una categoría de pasajero`);
  if (places === null) return bad(`places "${row.get('places')}" no es un número entero`);
  if (classId !== '' && !classes.has(classId)) return bad(`service_class_id "${classId}" no existe`);
  return { value: { fareId, places, classId } };
}

/** Reads every file of a feed; nothing is thrown for bad data. */
export function readFeed(files: FeedFiles): FeedRows {
  const problems: Problem[] = [];
  const report = (file: string, line: number, reason: string): void => {
    problems.push({ file, line, reason });
  };

  /** Good values of a file; `keyOf` names what must not come twice, null when anything may. */
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
