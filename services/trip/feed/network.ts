import { createHash } from 'node:crypto';
import { defaultCurrency } from '../../shared/money.ts';
import { isPrintable } from '../../shared/pdfFonts.ts';
import { DEFAULT_LAYOUT_ID } from '../layouts/layouts.ts';
import { journeysOf } from './journeys.ts';
import { type FeedPrices, legFaresOf, zoneOfAreas } from './legFares.ts';
import { makeIds, safe, uniqueNames, withoutAccents } from './ids.ts';
import { linesOf, shapesOf } from './lines.ts';
import { placeName } from './placeName.ts';
import type { FeedRows } from './read.ts';
import type { AgencyRow, RouteRow, StopRow } from './rows.ts';
import { buildSchedules, usableTrips } from './schedules.ts';
import type { FeedFiles } from './source.ts';
import type { Brand, Calendar, FareRule, Network, Place, Problem, Route, ServiceClass, Terminal } from './types.ts';
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
      ...agency.contact,
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
    // The station's description is that of the place, which is better than none.
    address: stop.description || parentOf(stop).description,
    platform: stop.platform,
    url: stop.url || parentOf(stop).url,
    // GTFS: a stop that says nothing is like its station.
    wheelchair: stop.wheelchair ?? parentOf(stop).wheelchair,
    zone: fareZoneOf(stop),
    latitude: stop.latitude,
    longitude: stop.longitude,
    timeZone: zoneOf(stop),
  }));
  return { places, terminals, terminalIdOf };
}

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
const format = 6;

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

  const lines = linesOf(rows);

  const routes = [...rows.routes.values()].map((row): Route => ({
    id: routeIds.get(row.id) ?? row.id,
    brandId: brandIds.get(row.agencyId) ?? row.agencyId,
    name: row.name,
    classId: classOf(row.classId).id,
  }));

  const { patterns, profiles, trips } = buildSchedules(
    { rows, lines, terminalOf, classOf, ids: { routes: routeIds, trips: tripIds, calendars: calendarIds, shapes: shapeIds } },
    usable,
  );

  const networks = new Map([...routeIds].map(([original, id]) => [id, rows.legRules.networkOf.get(original) ?? '']));
  const prices =
    rows.legRules.rules.length > 0
      ? legFaresOf(rows.legRules, (id) => networks.get(id) ?? '', journeysOf({ patterns, terminals }))
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
    patterns,
    profiles,
    trips,
    calendars: buildCalendars(rows, calendarIds),
    fares: prices.fares,
    quotas: rows.quotas.map((row) => ({ ...row, classId: classIds.get(row.classId) ?? null })),
    shapes: shapesOf(lines, shapeIds, patterns),
  };
  return { network, problems, prices };
}
