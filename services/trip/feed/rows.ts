import { layoutById } from '../layouts/layouts.ts';
import { amenities } from './amenities.ts';
import { sellableFares } from './fares.ts';
import type { Row } from './table.ts';
import type { BrandContact, ServiceClass } from './types.ts';
import { isCurrency, isTimeZone, parseColor, parseCount, parseDate, parseMoney, parseNumber, parseTime } from './values.ts';

/** What a feed says of wheelchairs or bicycles; null when it says nothing. */
export type Known = boolean | null;

export type AgencyRow = {
  id: string;
  name: string;
  timeZone: string;
  initials: string;
  color: string | null;
  textColor: string | null;
  contact: BrandContact;
};

/** `kind` is `station` for a parent of stops and `stop` for a place where a bus calls. */
export type StopRow = {
  id: string;
  kind: 'station' | 'stop';
  name: string;
  code: string;
  description: string;
  platform: string;
  /** The page of the stop, or empty. */
  url: string;
  wheelchair: Known;
  zone: string;
  parentId: string;
  timeZone: string;
  latitude: number;
  longitude: number;
};

export type RouteRow = {
  id: string;
  type: number;
  agencyId: string;
  name: string;
  color: string | null;
  classId: string;
  networkId: string;
};

/** Runs every `headway` seconds; the first departs at `start`, the last before `end`. */
export type FrequencyRow = { tripId: string; start: number; end: number; headway: number };

/** `id` is that of the feed. */
export type ServiceClassRow = ServiceClass;

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
  wheelchair: Known;
  bikes: Known;
};

/** Times in seconds, null where the feed has none. `travelled` is in the feed's own unit of distance. */
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

export type FareAttributeRow = { id: string; amount: number; currency: string; agencyId: string };

export type FareRuleRow = { fareId: string; routeId: string; fromZone: string; toZone: string };

/** An empty `classId` means every class. */
export type QuotaRow = { fareId: string; places: number; classId: string };

/** A row of another file that a row needs. */
export type Reference = { file: string; id: string };

/** The value of a row, or the Spanish reason why it is invalid; `missing` when the only reason is a row of another file. */
export type Outcome<T> = { value: T } | { reason: string; missing?: Reference };

export const bad = (reason: string): { reason: string } => ({ reason });

export const lacks = (column: string, file: string, id: string): { reason: string; missing: Reference } => ({
  reason: `${column} "${id}" no existe`,
  missing: { file, id },
});

const isKnownColor = (text: string): boolean => text === '' || parseColor(text) !== null;

/** An address of the web, else empty. */
const webAddress = (text: string): string => (/^https?:\/\//i.test(text) && URL.canParse(text) ? text : '');

/** How a traveller reaches an agency. A value that is no phone, mail or page is left out, and the agency stays. */
function contactOf(row: Row): BrandContact {
  const [phone, email, url] = [row.get('agency_phone'), row.get('agency_email'), webAddress(row.get('agency_url'))];
  return {
    ...(/^\+?[\d ()./-]{5,30}$/.test(phone) && { phone }),
    ...(/^[^\s@<>"']+@[^\s@<>"']+\.[^\s@<>"']+$/.test(email) && { email }),
    ...(url && { url }),
  };
}

export function readAgency(row: Row): Outcome<AgencyRow> {
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
      contact: contactOf(row),
    },
  };
}

/** 1 is yes and 2 is no, as in wheelchair_boarding, wheelchair_accessible and bikes_allowed. Any other value says nothing. */
const knownOf = (text: string): Known => (text === '1' ? true : text === '2' ? false : null);

/** Null for entrances, nodes and boarding areas (location_type 2, 3, 4), where no ticket is sold. */
export function readStop(row: Row): Outcome<StopRow | null> {
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
      platform: row.get('platform_code'),
      url: webAddress(row.get('stop_url')),
      wheelchair: knownOf(row.get('wheelchair_boarding')),
      zone: row.get('zone_id'),
      parentId,
      timeZone,
      latitude,
      longitude,
    },
  };
}

export function readServiceClass(row: Row): Outcome<ServiceClassRow> {
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

export function readRoute(
  row: Row,
  agencies: ReadonlyMap<string, AgencyRow>,
  classes: ReadonlyMap<string, ServiceClassRow>,
): Outcome<RouteRow> {
  const id = row.get('route_id');
  const type = parseCount(row.get('route_type'));
  const name = row.get('route_long_name') || row.get('route_short_name');
  const [only] = agencies.keys();
  const agencyId = row.get('agency_id') === '' && agencies.size === 1 && only !== undefined ? only : row.get('agency_id');
  const classId = row.get('service_class_id');
  const color = row.get('route_color');
  if (id === '') return bad('falta route_id');
  if (name === '') return bad('falta route_short_name o route_long_name');
  if (type === null) return bad(`route_type "${row.get('route_type')}" no es válido`);
  if (!agencies.has(agencyId)) return lacks('agency_id', 'agency.txt', agencyId);
  if (classId !== '' && !classes.has(classId)) return lacks('service_class_id', 'service_classes.txt', classId);
  if (!isKnownColor(color)) return bad(`route_color "${color}" no es un color`);
  return { value: { id, type, agencyId, name, color: parseColor(color), classId, networkId: row.get('network_id') } };
}

const weekdayColumns = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

export function readCalendar(row: Row): Outcome<CalendarRow> {
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

export function readCalendarDate(row: Row): Outcome<CalendarDateRow> {
  const calendarId = row.get('service_id');
  const date = parseDate(row.get('date'));
  const type = row.get('exception_type');
  if (calendarId === '') return bad('falta service_id');
  if (date === null) return bad(`date "${row.get('date')}" no es una fecha`);
  if (type !== '1' && type !== '2') return bad(`exception_type "${type}" no es 1 ni 2`);
  return { value: { calendarId, date, added: type === '1' } };
}

export function readTrip(
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
  if (!routes.has(routeId)) return lacks('route_id', 'routes.txt', routeId);
  if (!calendarIds.has(calendarId)) return lacks('service_id', 'calendar.txt', calendarId);
  if (classId !== '' && !classes.has(classId)) return lacks('service_class_id', 'service_classes.txt', classId);
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
      wheelchair: knownOf(row.get('wheelchair_accessible')),
      bikes: knownOf(row.get('bikes_allowed')),
    },
  };
}

function readTravelled(text: string): number | null | undefined {
  if (text === '') return null;
  const value = parseNumber(text);
  return value === null || value < 0 ? undefined : value;
}

type TripStopTime = StopTimeRow & { tripId: string };

export function readStopTime(row: Row, trips: ReadonlyMap<string, TripRow>, stops: ReadonlyMap<string, StopRow>): Outcome<TripStopTime> {
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
  const trip = trips.get(tripId);
  const stop = stops.get(stopId);
  if (trip === undefined) return lacks('trip_id', 'trips.txt', tripId);
  if (stop === undefined) return lacks('stop_id', 'stops.txt', stopId);
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
      // The texts of a row are its own, and a feed has millions of them.
      tripId: trip.id,
      line: row.line,
      stopId: stop.id,
      sequence,
      arrival,
      departure,
      boarding: pickup !== '1',
      alighting: dropOff !== '1',
      travelled,
    },
  };
}

const shortestHeadway = 60;

/** `exact_times` makes no difference: both kinds become runs with a time and a bus of their own (decision 24). */
export function readFrequency(row: Row, trips: ReadonlyMap<string, TripRow>): Outcome<FrequencyRow> {
  const tripId = row.get('trip_id');
  const start = parseTime(row.get('start_time'));
  const end = parseTime(row.get('end_time'));
  const headway = parseCount(row.get('headway_secs'));
  if (!trips.has(tripId)) return lacks('trip_id', 'trips.txt', tripId);
  if (start === null) return bad(`start_time "${row.get('start_time')}" no es una hora`);
  if (end === null) return bad(`end_time "${row.get('end_time')}" no es una hora`);
  if (end <= start) return bad('end_time no es posterior a start_time');
  if (headway === null || headway < shortestHeadway) return bad(`headway_secs "${row.get('headway_secs')}" no es un intervalo desde 60 s`);
  if (!/^[01]?$/.test(row.get('exact_times'))) return bad(`exact_times "${row.get('exact_times')}" no es válido`);
  return { value: { tripId, start, end, headway } };
}

type NamedShapePoint = ShapePointRow & { shapeId: string };

export function readShapePoint(row: Row): Outcome<NamedShapePoint> {
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

/** With a `wanted` currency (`CURRENCY`), fares in others are invalid. */
export function readFareAttribute(
  row: Row,
  agencies: ReadonlyMap<string, AgencyRow>,
  wanted: string | undefined,
): Outcome<FareAttributeRow> {
  const id = row.get('fare_id');
  const amount = parseMoney(row.get('price'));
  const currency = row.get('currency_type');
  const agencyId = row.get('agency_id');
  if (id === '') return bad('falta fare_id');
  if (amount === null) return bad(`price "${row.get('price')}" no es un importe`);
  if (!isCurrency(currency)) return bad(`currency_type "${currency}" no es una moneda`);
  if (wanted !== undefined && currency !== wanted) return bad(`currency_type "${currency}" no es ${wanted}`);
  if (agencyId !== '' && !agencies.has(agencyId)) return lacks('agency_id', 'agency.txt', agencyId);
  return { value: { id, amount, currency, agencyId } };
}

export function readFareRule(
  row: Row,
  fares: ReadonlyMap<string, FareAttributeRow>,
  routes: ReadonlyMap<string, RouteRow>,
  zones: ReadonlySet<string>,
): Outcome<FareRuleRow> {
  const fareId = row.get('fare_id');
  const routeId = row.get('route_id');
  const fromZone = row.get('origin_id');
  const toZone = row.get('destination_id');
  if (!fares.has(fareId)) return lacks('fare_id', 'fare_attributes.txt', fareId);
  if (routeId !== '' && !routes.has(routeId)) return lacks('route_id', 'routes.txt', routeId);
  if (fromZone !== '' && !zones.has(fromZone)) return bad(`origin_id "${fromZone}" no es zona de ninguna parada`);
  if (toZone !== '' && !zones.has(toZone)) return bad(`destination_id "${toZone}" no es zona de ninguna parada`);
  if (row.get('contains_id') !== '') return bad('contains_id no se admite');
  return { value: { fareId, routeId, fromZone, toZone } };
}

export function readQuota(row: Row, classes: ReadonlyMap<string, ServiceClassRow>): Outcome<QuotaRow> {
  const fareId = row.get('fare_id');
  const places = parseCount(row.get('places'));
  const classId = row.get('service_class_id');
  if (!sellableFares.some(({ id }) => String(id) === fareId)) return bad(`fare_id "${fareId}" no es una categoría de pasajero`);
  if (places === null) return bad(`places "${row.get('places')}" no es un número entero`);
  if (classId !== '' && !classes.has(classId)) return lacks('service_class_id', 'service_classes.txt', classId);
  return { value: { fareId, places, classId } };
}
