import { createHash } from 'node:crypto';
import { defaultCurrency } from '../../shared/money.ts';
import { isPrintable } from '../../shared/pdfFonts.ts';
import { DEFAULT_LAYOUT_ID } from '../layouts/layouts.ts';
import { cumulativeMetres, metresAlong, metresBetween, type Point } from './geometry.ts';
import { journeysOf } from './journeys.ts';
import { type FeedPrices, legFaresOf, zoneOfAreas } from './legFares.ts';
import { makeIds, safe, uniqueNames, withoutAccents } from './ids.ts';
import { placeName } from './placeName.ts';
import type { FeedRows } from './read.ts';
import type { AgencyRow, FrequencyRow, RouteRow, ShapePointRow, StopRow, StopTimeRow, TripRow } from './rows.ts';
import type { FeedFiles } from './source.ts';
import { fillTimes, profileOf } from './times.ts';
import type {
  Brand,
  Calendar,
  FareRule,
  Network,
  Pattern,
  PatternCall,
  Place,
  Problem,
  Profile,
  Route,
  ServiceClass,
  Shape,
  Terminal,
  Trip,
} from './types.ts';
import type { ReadOptions } from './collect.ts';

/** Class of service for feeds without classes. */
const defaultClass: ServiceClass = {
  id: 'primera',
  name: 'Primera',
  layoutId: DEFAULT_LAYOUT_ID,
  perKm: 105_000,
  minimum: 6_000_000,
  amenityIds: [3, 5],
};

/** Ratio of the road to the straight line between two terminals. */
const roadFactor = 1.2;

const brandColors = ['#3d4b8a', '#0b5a68', '#7a3b1f', '#5b3a7d', '#1f5e3a', '#8a2f4b'] as const;

/** Most letters of a code, so that it fits beside a price. */
const longestCode = 6;

const darkText = '#14251f';
const lightText = '#ffffff';

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(color.slice(start, start + 2), 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const textOn = (color: string): string => (luminance(color) > 0.18 ? darkText : lightText);

function initialsOf(name: string): string {
  return name
    .split(/\s+/)
    .map((word) => word.charAt(0).toUpperCase())
    .join('')
    .slice(0, 2);
}

function buildBrands(agencies: readonly AgencyRow[], routes: readonly RouteRow[], ids: ReadonlyMap<string, string>): readonly Brand[] {
  return agencies.map((agency, index) => {
    const routeColor = routes.find((route) => route.agencyId === agency.id && route.color !== null)?.color;
    const color = agency.color ?? routeColor ?? brandColors[index % brandColors.length] ?? brandColors[0];
    return {
      id: ids.get(agency.id) ?? agency.id,
      name: agency.name,
      initials: agency.initials || initialsOf(agency.name),
      color,
      textColor: agency.textColor ?? textOn(color),
      timeZone: agency.timeZone,
    };
  });
}

/** A code to read out, `ALF`: that of the stop, else the initials of its words, else its first letters. A number is no code of a place. */
function shortcodeOf(stop: StopRow): string {
  const code = safe(stop.code).toUpperCase();
  if (/[A-Z]/.test(code) && code.length <= longestCode) return code;
  // A ticket prints the code of a stop when no font has the letters of its name.
  if (!isPrintable(stop.name)) return (code || safe(stop.id).toUpperCase()).slice(0, longestCode) || 'X';
  // Words in lower case connect the others: Central de Autobuses Norte is CAN.
  const all = withoutAccents(stop.name).match(/\p{L}[\p{L}\p{N}]*/gu) ?? [];
  const names = all.filter((word) => word !== word.toLowerCase());
  const words = (names.length > 0 ? names : all).map((word) => word.toUpperCase());
  const initials = words.map((word) => word.slice(0, 1)).join('');
  const letters = words.join('').slice(0, 3);
  return (words.length >= 3 ? initials.slice(0, longestCode) : letters) || code || 'X';
}

type Stops = { places: readonly Place[]; terminals: readonly Terminal[]; terminalIdOf: ReadonlyMap<string, string> };

/** Places and terminals of the used stops. A stop of a station has the time zone of the station, as GTFS requires. */
function buildStops({ stops, legRules }: FeedRows, used: ReadonlySet<string>, feedZone: string): Stops {
  const called = [...stops.values()].filter((stop) => used.has(stop.id));
  const parentOf = (stop: StopRow): StopRow => stops.get(stop.parentId) ?? stop;
  const parents = [...new Set(called.map(parentOf))];
  const placeIds = makeIds(
    parents.map((stop) => stop.id),
    'lugar',
  );
  const terminalIdOf = makeIds(
    called.map((stop) => stop.id),
    'terminal',
  );
  const unusedCode = uniqueNames();
  const zoneOf = (stop: StopRow): string => parentOf(stop).timeZone || feedZone;
  const fareZoneOf = (stop: StopRow): string | null =>
    legRules.rules.length > 0 ? zoneOfAreas(legRules.areasOf.get(stop.id)) : stop.zone || parentOf(stop).zone || null;
  const places = parents.map((stop): Place => ({
    id: placeIds.get(stop.id) ?? stop.id,
    name: placeName(stop.name),
    shortcode: unusedCode(shortcodeOf(stop)),
    region: stop.description,
    latitude: stop.latitude,
    longitude: stop.longitude,
    timeZone: zoneOf(stop),
  }));
  const terminals = called.map((stop): Terminal => ({
    id: terminalIdOf.get(stop.id) ?? stop.id,
    placeId: placeIds.get(parentOf(stop).id) ?? stop.id,
    name: placeName(stop.name),
    zone: fareZoneOf(stop),
    latitude: stop.latitude,
    longitude: stop.longitude,
    timeZone: zoneOf(stop),
  }));
  return { places, terminals, terminalIdOf };
}

type Line = { points: readonly ShapePointRow[]; cumulative: readonly number[] };

const isRising = (values: readonly (number | null)[]): boolean =>
  values.every((value, index) => value !== null && value >= (values[index - 1] ?? 0));

/** Metres along the line for a value `travelled` in the feed's own unit of distance. */
function metresAt(line: Line, travelled: number): number {
  const index = line.points.findIndex((point) => (point.travelled ?? 0) >= travelled);
  if (index === -1) return line.cumulative.at(-1) ?? 0;
  const [from, to] = [line.points[index - 1]?.travelled ?? 0, line.points[index]?.travelled ?? 0];
  const [start, end] = [line.cumulative[index - 1] ?? 0, line.cumulative[index] ?? 0];
  return to > from ? start + ((end - start) * (travelled - from)) / (to - from) : end;
}

function distancesOf(calls: readonly StopTimeRow[], stops: readonly Point[], line: Line | undefined): readonly number[] {
  const alongLine = (): readonly number[] | null => {
    if (!line || line.points.length < 2) return null;
    const travelled = calls.map((call) => call.travelled);
    if (isRising(travelled) && isRising(line.points.map((point) => point.travelled)) && (travelled.at(-1) ?? 0) > 0) {
      return travelled.map((value) => metresAt(line, value ?? 0));
    }
    return metresAlong(line.points, line.cumulative, stops);
  };
  const along = alongLine();
  const first = along?.[0] ?? 0;
  if (along && (along.at(-1) ?? 0) > first) return along.map((value) => Math.round(value - first));
  let total = 0;
  return stops.map((stop, index) => {
    const before = stops[index - 1];
    if (before) total += metresBetween(before, stop) * roadFactor;
    return Math.round(total);
  });
}

const hhmm = (seconds: number): string => {
  const minutes = Math.floor(seconds / 60) % 1440;
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}${String(minutes % 60).padStart(2, '0')}`;
};

function buildCalendars(rows: FeedRows, ids: ReadonlyMap<string, string>): readonly Calendar[] {
  const added = Map.groupBy(
    rows.calendarDates.filter((exception) => exception.added),
    (exception) => exception.calendarId,
  );
  const removed = Map.groupBy(
    rows.calendarDates.filter((exception) => !exception.added),
    (exception) => exception.calendarId,
  );
  return [...ids].map(([original, id]) => {
    const week = rows.calendars.get(original);
    return {
      id,
      weekdays: week?.weekdays ?? Array.from({ length: 7 }, () => false),
      start: week?.start ?? '0001-01-01',
      end: week?.end ?? '9999-12-31',
      added: (added.get(original) ?? []).map((exception) => exception.date).toSorted(),
      removed: (removed.get(original) ?? []).map((exception) => exception.date).toSorted(),
    };
  });
}

/** The fares v1. A fare without rules applies everywhere its agency runs. */
function buildFares(rows: FeedRows, brandIds: ReadonlyMap<string, string>, routeIds: ReadonlyMap<string, string>): FeedPrices {
  const rulesOf = Map.groupBy(rows.fareRules, (rule) => rule.fareId);
  const currencies = new Set<string>();
  const fares = [...rows.fareAttributes.values()].flatMap((fare): FareRule[] => {
    const brandId = brandIds.get(fare.agencyId) ?? null;
    const everywhere = rows.limitedFares.has(fare.id) ? [] : [{ fareId: fare.id, routeId: '', fromZone: '', toZone: '' }];
    const rules = rulesOf.get(fare.id) ?? everywhere;
    if (rules.length > 0) currencies.add(fare.currency);
    return rules.map((rule) => ({
      amount: fare.amount,
      brandId: fare.agencyId === '' ? null : brandId,
      routeId: routeIds.get(rule.routeId) ?? null,
      fromZone: rule.fromZone || null,
      toZone: rule.toZone || null,
    }));
  });
  return { fares, currencies: [...currencies], unclear: undefined };
}

/** Increase it when the same feed gives another network, so that the next start loads it again. */
const format = 5;

/** The version of the network that these files give with these options. */
export function versionOf(files: FeedFiles, options: ReadOptions): string {
  const hash = createHash('sha256').update(JSON.stringify([format, options.allModes ?? false, options.currency ?? null]));
  for (const name of [...files.keys()].toSorted())
    hash
      .update(name)
      .update('\0')
      .update(files.get(name) ?? '')
      .update('\0');
  return hash.digest('hex').slice(0, 16);
}

/** A sellable trip: at least two calls, and a time at the first and the last one. */
type UsableTrip = { row: TripRow; calls: readonly StopTimeRow[] };

function usableTrips(rows: FeedRows): { usable: readonly UsableTrip[]; problems: readonly Problem[] } {
  const problems: Problem[] = [];
  const usable: UsableTrip[] = [];
  for (const row of rows.trips.values()) {
    const calls = rows.stopTimes.get(row.id) ?? [];
    // A trip that lost rows was reported with them.
    const report = (reason: string): void => {
      if (!rows.incomplete.has(row.id)) problems.push({ file: 'trips.txt', line: row.line, reason });
    };
    if (calls.length < 2) report(`trip_id "${row.id}" no tiene dos paradas`);
    else if (calls[0]?.arrival === null) report(`trip_id "${row.id}" no tiene hora en su primera parada`);
    else if (calls.at(-1)?.arrival === null) report(`trip_id "${row.id}" no tiene hora en su última parada`);
    else usable.push({ row, calls });
  }
  return { usable, problems };
}

/** Shifts in seconds at which a trip runs. One without frequencies runs once, at its own times. */
function shiftsOf(frequencies: readonly FrequencyRow[] | undefined, departure: number): readonly number[] {
  if (frequencies === undefined) return [0];
  return frequencies.flatMap(({ start, end, headway }) =>
    Array.from({ length: Math.ceil((end - start) / headway) }, (_, index) => start + index * headway - departure),
  );
}

const noPrices: FeedPrices = { fares: [], currencies: [], unclear: undefined };

/** The network of the valid rows of a feed, or null when no trip is left, with the problems beyond single rows. */
export function buildNetwork(
  rows: FeedRows,
  { version, currency }: { version: string; currency?: string | undefined },
): { network: Network | null; problems: readonly Problem[]; prices: FeedPrices } {
  const { usable, problems } = usableTrips(rows);
  const [firstAgency] = rows.agencies.values();
  if (usable.length === 0 || firstAgency === undefined) return { network: null, problems, prices: noPrices };

  const usedStops = new Set(usable.flatMap(({ calls }) => calls.map((call) => call.stopId)));
  const { places, terminals, terminalIdOf } = buildStops(rows, usedStops, firstAgency.timeZone);
  const terminalById = new Map(terminals.map((terminal) => [terminal.id, terminal]));
  const terminalOf = (stopId: string): Terminal => {
    const terminal = terminalById.get(terminalIdOf.get(stopId) ?? '');
    if (terminal === undefined) throw new Error(`stop ${stopId} is called at but has no terminal`);
    return terminal;
  };

  const brandIds = makeIds(rows.agencies.keys(), 'linea');
  const routeIds = makeIds(rows.routes.keys(), 'ruta');
  const tripIds = makeIds(
    usable.map(({ row }) => row.id),
    'viaje',
  );
  const calendarIds = makeIds([...rows.calendars.keys(), ...rows.calendarDates.map((exception) => exception.calendarId)], 'dias');
  const classIds = makeIds(rows.classes.keys(), 'clase');
  const shapeIds = makeIds(rows.shapes.keys(), 'trazo');

  const classes: ServiceClass[] = [...rows.classes.values()].map((row) => ({ ...row, id: classIds.get(row.id) ?? row.id }));
  const [fallbackClass = defaultClass] = classes;
  if (classes.length === 0) classes.push(defaultClass);
  const classById = new Map(classes.map((serviceClass) => [serviceClass.id, serviceClass]));
  const classOf = (original: string): ServiceClass => classById.get(classIds.get(original) ?? '') ?? fallbackClass;

  const lines = new Map<string, Line>([...rows.shapes].map(([id, points]) => [id, { points, cumulative: cumulativeMetres(points) }]));

  const routes = [...rows.routes.values()].map((row): Route => ({
    id: routeIds.get(row.id) ?? row.id,
    brandId: brandIds.get(row.agencyId) ?? row.agencyId,
    name: row.name,
    classId: classOf(row.classId).id,
  }));

  const patterns = new Map<string, Pattern>();
  const profiles: Profile[] = [];
  const profileNumbers = new Map<string, number>();
  const profileNumber = (profile: Profile): number => {
    const key = profile.join();
    const number = profileNumbers.get(key) ?? profiles.push(profile) - 1;
    profileNumbers.set(key, number);
    return number;
  };
  const patternOf = (id: string, row: TripRow, calls: readonly StopTimeRow[]): Pattern => {
    const stops = calls.map((call) => terminalOf(call.stopId));
    const distances = distancesOf(calls, stops, lines.get(row.shapeId));
    return {
      id,
      routeId: routeIds.get(row.routeId) ?? row.routeId,
      shapeId: shapeIds.get(row.shapeId) ?? null,
      calls: calls.map((call, index): PatternCall => {
        const { id: terminalId, placeId } = terminalOf(call.stopId);
        return { placeId, terminalId, boarding: call.boarding, alighting: call.alighting, distance: distances[index] ?? 0 };
      }),
    };
  };
  const unusedName = uniqueNames();
  const unusedId = uniqueNames([...tripIds.values()]);
  const trips: Trip[] = [];
  for (const { row, calls } of usable) {
    const routeId = routeIds.get(row.routeId) ?? row.routeId;
    const key = JSON.stringify([routeId, row.shapeId, calls.map((call) => [call.stopId, call.boarding, call.alighting, call.travelled])]);
    const pattern = patterns.get(key) ?? patternOf(`P${patterns.size + 1}`, row, calls);
    const times = fillTimes(
      calls,
      pattern.calls.map((call) => call.distance),
    );
    const [first] = times ?? [];
    if (times === null || first === undefined) continue;
    patterns.set(key, pattern);
    const serviceClass = classOf(row.classId || (rows.routes.get(row.routeId)?.classId ?? ''));
    const profile = profileNumber(profileOf(times));
    const headsign = row.headsign || terminalOf(calls.at(-1)?.stopId ?? '').name;
    const frequencies = rows.frequencies.get(row.id);
    const ownId = tripIds.get(row.id) ?? row.id;
    for (const shift of shiftsOf(frequencies, first.departure)) {
      const time = hhmm(first.departure + shift);
      const shortName = safe(row.shortName);
      const named = frequencies === undefined ? shortName || time : [shortName, time].filter(Boolean).join('-');
      const name = unusedName(`${routeId}_${named}`);
      trips.push({
        id: frequencies === undefined ? ownId : unusedId(`${ownId}-${time}`),
        routeId,
        patternId: pattern.id,
        calendarId: calendarIds.get(row.calendarId) ?? row.calendarId,
        classId: serviceClass.id,
        layoutId: serviceClass.layoutId,
        scheduleName: name.slice(routeId.length + 1),
        headsign,
        discount: row.discount,
        start: first.arrival + shift,
        profile,
      });
    }
  }

  const usedShapes = new Set([...patterns.values()].map((pattern) => pattern.shapeId));
  const shapes = [...lines].flatMap(([original, line]): Shape[] => {
    const id = shapeIds.get(original) ?? original;
    if (!usedShapes.has(id)) return [];
    const points = line.points.map((point) => [point.latitude, point.longitude] as const);
    return [{ id, points, length: Math.round(line.cumulative.at(-1) ?? 0) }];
  });

  const networks = new Map([...routeIds].map(([original, id]) => [id, rows.legRules.networkOf.get(original) ?? '']));
  const prices =
    rows.legRules.rules.length > 0
      ? legFaresOf(rows.legRules, (id) => networks.get(id) ?? '', journeysOf({ patterns: [...patterns.values()], terminals }))
      : buildFares(rows, brandIds, routeIds);
  // Fares of what is not sold still tell the currency of the tariff.
  const [used = defaultCurrency] = [...prices.currencies, ...rows.currencies];

  const network: Network = {
    version,
    currency: currency ?? used,
    brands: buildBrands([...rows.agencies.values()], [...rows.routes.values()], brandIds),
    classes,
    places,
    terminals,
    routes,
    patterns: [...patterns.values()],
    profiles,
    trips,
    calendars: buildCalendars(rows, calendarIds),
    fares: prices.fares,
    quotas: rows.quotas.map((row) => ({ ...row, classId: classIds.get(row.classId) ?? null })),
    shapes,
  };
  return { network, problems, prices };
}
