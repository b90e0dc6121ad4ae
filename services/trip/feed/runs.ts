import { Temporal } from 'temporal-polyfill';
import { dateOf, dayNumber, localDay, runsOnDay } from './days.ts';
import { lookupOf } from './lookup.ts';
import { callCount, timeAt } from './times.ts';
import { unitOf } from './units.ts';
import type { Calendar, Network, Run, RunCall, Trip } from './types.ts';

/** Whether a calendar runs on a day (`YYYY-MM-DD`). */
export const isServiceDay = (calendar: Calendar, date: string): boolean => runsOnDay(calendar, dayNumber(date));

const starts = new Map<string, Map<number, number>>();

/**
 * Noon minus 12 hours of a service day, in milliseconds. It is midnight, except on days of clock change. GTFS counts the seconds of a call
 * from it.
 */
export function serviceDayStart(day: number, timeZone: string): number {
  const ofZone = starts.get(timeZone) ?? new Map<number, number>();
  starts.set(timeZone, ofZone);
  const known = ofZone.get(day);
  if (known !== undefined) return known;
  const noon = Temporal.PlainDate.from(dateOf(day)).toZonedDateTime({ timeZone, plainTime: '12:00' });
  const start = noon.toInstant().subtract({ hours: 12 }).epochMilliseconds;
  ofZone.set(day, start);
  return start;
}

/** An offset of a zone in minutes, and the milliseconds `[from, until)` in which it is valid. */
interface Offset {
  readonly from: number;
  readonly until: number;
  readonly minutes: number;
}

const offsets = new Map<string, Offset[]>();

/** Offset of a zone at an instant, in minutes. It is cached from one change of clocks to the next. */
export function offsetMinutes(timeZone: string, instant: number): number {
  const ofZone = offsets.get(timeZone) ?? [];
  const known = ofZone.find(({ from, until }) => from <= instant && instant < until);
  if (known !== undefined) return known.minutes;
  const zoned = Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(timeZone);
  const minutes = zoned.offsetNanoseconds / 60_000_000_000;
  const until = zoned.getTimeZoneTransition('next')?.epochMilliseconds ?? Infinity;
  // An earlier instant before the same change of clocks makes its entry begin earlier.
  offsets.set(timeZone, [...ofZone.filter((offset) => offset.until !== until), { from: instant, until, minutes }]);
  return minutes;
}

const two = (value: number): string => String(value).padStart(2, '0');

/** ISO instant with the offset of the zone, from milliseconds. Temporal takes ten times as long, and a search has hundreds of instants. */
export function instantIn(timeZone: string, instant: number): string {
  const minutes = offsetMinutes(timeZone, instant);
  const local = new Date(instant + minutes * 60_000).toISOString().slice(0, 19);
  const away = Math.abs(minutes);
  return `${local}${minutes < 0 ? '-' : '+'}${two(Math.floor(away / 60))}:${two(away % 60)}`;
}

const zoneOf = (network: Network, trip: Trip): string => {
  const lookup = lookupOf(network);
  return lookup.brand(lookup.route(trip.routeId).brandId).timeZone;
};

/** Start of a trip's service day (`YYYY-MM-DD`) in milliseconds, in the zone of its brand. */
export const startOfTrip = (network: Network, trip: Trip, date: string): number => serviceDayStart(dayNumber(date), zoneOf(network, trip));

/** One call of a trip on a service day (`YYYY-MM-DD`). */
export function callOf(network: Network, trip: Trip, date: string, index: number): RunCall {
  const lookup = lookupOf(network);
  const call = lookup.pattern(trip.patternId).calls[index];
  if (call === undefined) throw new Error(`trip ${trip.id} has no call ${index}`);
  const { timeZone } = lookup.terminal(call.terminalId);
  const start = startOfTrip(network, trip, date);
  const { arrival, departure } = timeAt(network, trip, index);
  return {
    index,
    placeId: call.placeId,
    terminalId: call.terminalId,
    boarding: call.boarding,
    alighting: call.alighting,
    arrival: instantIn(timeZone, start + arrival * 1000),
    departure: instantIn(timeZone, start + departure * 1000),
  };
}

/** A trip on a service day (`YYYY-MM-DD`). It may end on a later day. A search needs two of its calls, so all are made when they are read. */
export function runOf(network: Network, trip: Trip, date: string): Run {
  let calls: readonly RunCall[] | undefined;
  return {
    id: `${trip.routeId}_${trip.scheduleName}_${date}`,
    tripId: trip.id,
    routeId: trip.routeId,
    scheduleName: trip.scheduleName,
    brandId: lookupOf(network).route(trip.routeId).brandId,
    classId: trip.classId,
    layoutId: trip.layoutId,
    serviceDate: date,
    unit: unitOf(network, trip, date),
    get calls() {
      calls ??= Array.from({ length: callCount(network, trip) }, (_, index) => callOf(network, trip, date, index));
      return calls;
    },
  };
}

/** The service days on which a trip of so many seconds may be under way at an instant (milliseconds), and the days beside them. */
export function daysAround(timeZone: string, instant: number, seconds: number): readonly string[] {
  const today = localDay(instant, offsetMinutes(timeZone, instant));
  return datesFrom(today - 1 - Math.ceil(seconds / 86_400), today + 1);
}

/** Service days from one to another, both included. */
export const serviceDays = (from: string, to: string): readonly string[] => datesFrom(dayNumber(from), dayNumber(to));

const datesFrom = (first: number, last: number): readonly string[] =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => dateOf(first + index));
