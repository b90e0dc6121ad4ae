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
import { byId, counted, lose, newReading, type ReadOptions, type Reading, report, reportMissing, rowsById, valuesOf } from './collect.ts';
import { type LegRules, readLegRules } from './legRules.ts';
import type { FeedFiles } from './source.ts';
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

/** Stops by id. A station is known by its own row, so a stop of an unknown station is refused. */
function readStops(reading: Reading): Map<string, StopRow> {
  const found = rowsById(reading, { file: 'stops.txt', isRequired: true, columns: ['stop_id'], read: readStop, what: 'stop_id' });
  const stations = new Set(found.filter(({ value }) => value.kind === 'station').map(({ value }) => value.id));
  const stops = new Map<string, StopRow>();
  for (const { value, line } of found) {
    if (value.parentId === '' || stations.has(value.parentId)) {
      stops.set(value.id, value);
      continue;
    }
    lose(reading, { file: 'stops.txt', id: value.id });
    const reason = `parent_station "${value.parentId}" no existe o no es una estación`;
    reportMissing(reading, { file: 'stops.txt', line, reason }, { file: 'parent_station', id: value.parentId });
  }
  return stops;
}

function readCalendars(reading: Reading): Pick<FeedRows, 'calendars' | 'calendarDates'> {
  const calendars = byId(rowsById(reading, { file: 'calendar.txt', columns: ['service_id'], read: readCalendar, what: 'service_id' }));
  const calendarDates = valuesOf(reading, {
    file: 'calendar_dates.txt',
    columns: ['service_id', 'date', 'exception_type'],
    read: readCalendarDate,
    keyOf: ({ calendarId, date }) => `${calendarId} ${date}`,
    what: 'la excepción',
    lose: (row) => lose(reading, { file: 'calendar.txt', id: row.get('service_id') }),
  });
  const { files } = reading;
  if (!files.has('calendar.txt') && !files.has('calendar_dates.txt')) report(reading, 'calendar.txt', 0, 'falta el archivo');
  return { calendars, calendarDates };
}

function readShapes(reading: Reading): FeedRows['shapes'] {
  const points = valuesOf(reading, {
    file: 'shapes.txt',
    columns: ['shape_id', 'shape_pt_lat', 'shape_pt_lon', 'shape_pt_sequence'],
    read: readShapePoint,
    keyOf: ({ shapeId, sequence }) => `${shapeId} ${sequence}`,
    what: 'el punto',
  });
  const shapes = Map.groupBy(points, ({ shapeId }) => shapeId);
  for (const ofShape of shapes.values()) ofShape.sort((a, b) => a.sequence - b.sequence);
  return shapes;
}

type KnownOfTrips = Pick<FeedRows, 'classes' | 'routes' | 'calendars' | 'calendarDates' | 'shapes'> & {
  /** Also the routes that are not sold. */
  readonly allRoutes: FeedRows['routes'];
};

/** The trips of the sold routes, and how many others there are. A trip of an unknown shape has none. */
function readTrips(reading: Reading, known: KnownOfTrips): { trips: Map<string, TripRow>; leftOut: number } {
  const { allRoutes, routes, calendars, calendarDates, classes, shapes } = known;
  const calendarIds = new Set([...calendars.keys(), ...calendarDates.map(({ calendarId }) => calendarId)]);
  const found = rowsById(reading, {
    file: 'trips.txt',
    isRequired: true,
    columns: ['trip_id', 'route_id', 'service_id'],
    read: (row) => readTrip(row, allRoutes, calendarIds, classes),
    what: 'trip_id',
  });
  const trips = new Map<string, TripRow>();
  for (const { value, line } of found) {
    if (!routes.has(value.routeId)) {
      lose(reading, { file: 'trips.txt', id: value.id });
      continue;
    }
    const dangling = value.shapeId !== '' && !shapes.has(value.shapeId);
    if (dangling && reading.files.has('shapes.txt')) {
      const reason = `shape_id "${value.shapeId}" no existe: el viaje entra sin trazo`;
      reportMissing(reading, { file: 'trips.txt', line, reason }, { file: 'shapes.txt', id: value.shapeId });
    }
    trips.set(value.id, dangling ? { ...value, shapeId: '' } : value);
  }
  return { trips, leftOut: found.length - trips.size };
}

/** The times of a trip that are in order; the others are reported. */
function timesInOrder(reading: Reading, tripId: string, times: readonly StopTimeRow[]): readonly StopTimeRow[] {
  let latest = 0;
  let sequence = -1;
  return times
    .toSorted((a, b) => a.sequence - b.sequence)
    .filter((time) => {
      const isRepeated = time.sequence === sequence;
      sequence = time.sequence;
      const isEarlier = time.arrival !== null && time.arrival < latest;
      if (isRepeated) report(reading, 'stop_times.txt', time.line, `la parada "${tripId} ${time.sequence}" está repetido`);
      else if (isEarlier) report(reading, 'stop_times.txt', time.line, 'la hora es anterior a la de la parada previa');
      else latest = time.departure ?? latest;
      return !isRepeated && !isEarlier;
    });
}

function readStopTimes(reading: Reading, { trips, stops }: Pick<FeedRows, 'trips' | 'stops'>): Pick<FeedRows, 'stopTimes' | 'incomplete'> {
  const incomplete = new Set<string>();
  const found = valuesOf(reading, {
    file: 'stop_times.txt',
    isRequired: true,
    columns: ['trip_id', 'stop_id', 'stop_sequence'],
    read: (row) => readStopTime(counted(reading, row, 'arrival_time', 'departure_time'), trips, stops),
    lose: (row) => void incomplete.add(row.get('trip_id')),
  });
  const stopTimes = new Map<string, readonly StopTimeRow[]>();
  for (const [tripId, times] of Map.groupBy(found, (time) => time.tripId)) {
    const inOrder = timesInOrder(reading, tripId, times);
    if (inOrder.length < times.length) incomplete.add(tripId);
    stopTimes.set(tripId, inOrder);
  }
  return { stopTimes, incomplete };
}

function readFrequencies(reading: Reading, trips: FeedRows['trips']): FeedRows['frequencies'] {
  const found = valuesOf(reading, {
    file: 'frequencies.txt',
    columns: ['trip_id', 'start_time', 'end_time', 'headway_secs'],
    read: (row) => readFrequency(counted(reading, row, 'start_time', 'end_time'), trips),
    keyOf: ({ tripId, start }) => `${tripId} ${start}`,
    what: 'la frecuencia',
  });
  return Map.groupBy(found, ({ tripId }) => tripId);
}

type KnownOfFares = Pick<FeedRows, 'agencies' | 'stops' | 'routes'> & Pick<KnownOfTrips, 'allRoutes'>;
type Fares = Pick<FeedRows, 'fareAttributes' | 'fareRules' | 'limitedFares' | 'legRules' | 'currencies'>;

function readFares(reading: Reading, { agencies, stops, allRoutes, routes }: KnownOfFares): Fares {
  const { currency } = reading.options;
  const currencies = new Set<string>();
  const fareAttributes = byId(
    rowsById(reading, {
      file: 'fare_attributes.txt',
      columns: ['fare_id', 'price'],
      read: (row) => {
        if (isCurrency(row.get('currency_type'))) currencies.add(row.get('currency_type'));
        return readFareAttribute(row, agencies, currency);
      },
      what: 'fare_id',
    }),
  );
  const zones = new Set([...stops.values()].map(({ zone }) => zone));
  const limitedFares = new Set<string>();
  const fareRules = valuesOf(reading, {
    file: 'fare_rules.txt',
    columns: ['fare_id'],
    read: (row) => {
      limitedFares.add(row.get('fare_id'));
      return readFareRule(row, fareAttributes, allRoutes, zones);
    },
  }).filter(({ routeId }) => routeId === '' || routes.has(routeId));
  const legRules = readLegRules(reading, { routes: allRoutes, stops });
  return { fareAttributes, fareRules, limitedFares, legRules, currencies: new Set([...currencies, ...legRules.currencies]) };
}

/** Reads every file of a feed. Bad data does not throw. A row that only lacks a refused row is not reported again. */
export function readFeed(files: FeedFiles, options: ReadOptions = {}): FeedRows {
  const reading = newReading(files, options);
  const agencies = byId(
    rowsById(reading, {
      file: 'agency.txt',
      isRequired: true,
      columns: ['agency_name', 'agency_timezone'],
      read: readAgency,
      what: 'agency_id',
    }),
  );
  const stops = readStops(reading);
  const classes = byId(
    rowsById(reading, { file: 'service_classes.txt', columns: ['service_class_id'], read: readServiceClass, what: 'service_class_id' }),
  );
  const allRoutes = byId(
    rowsById(reading, {
      file: 'routes.txt',
      isRequired: true,
      columns: ['route_id'],
      read: (row) => readRoute(row, agencies, classes),
      what: 'route_id',
    }),
  );
  const routes = new Map([...allRoutes].filter(([, { type }]) => options.allModes === true || isBus(type)));
  const { calendars, calendarDates } = readCalendars(reading);
  const shapes = readShapes(reading);
  const { trips, leftOut } = readTrips(reading, { allRoutes, routes, calendars, calendarDates, classes, shapes });
  const { stopTimes, incomplete } = readStopTimes(reading, { trips, stops });
  const frequencies = readFrequencies(reading, trips);
  const fares = readFares(reading, { agencies, stops, allRoutes, routes });
  const quotas = valuesOf(reading, {
    file: 'fare_quotas.txt',
    columns: ['fare_id', 'places'],
    read: (row) => readQuota(row, classes),
    keyOf: ({ fareId, classId }) => `${fareId} ${classId}`,
    what: 'el cupo',
  });
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
    ...fares,
    quotas,
    frequencies,
    incomplete,
    leftOut: { routes: allRoutes.size - routes.size, trips: leftOut },
    withoutSeconds: reading.withoutSeconds,
    problems: reading.problems,
  };
}
