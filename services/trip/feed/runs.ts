import { Temporal } from 'temporal-polyfill';
import { lookupOf } from './lookup.ts';
import { unitOf } from './units.ts';
import type { Calendar, Network, Run, RunCall, Trip } from './types.ts';

/** Whether a calendar runs on a day (`YYYY-MM-DD`). */
export function isServiceDay(calendar: Calendar, date: string): boolean {
  if (calendar.added.includes(date)) return true;
  if (calendar.removed.includes(date)) return false;
  if (date < calendar.start || date > calendar.end) return false;
  return calendar.weekdays[Temporal.PlainDate.from(date).dayOfWeek - 1] ?? false;
}

const starts = new Map<string, number>();

/**
 * Noon minus 12 hours of a service day, in milliseconds. It is midnight, except on days of clock change. GTFS counts the seconds of a call
 * from it.
 */
function serviceDayStart(date: string, timeZone: string): number {
  const key = `${date} ${timeZone}`;
  const known = starts.get(key);
  if (known !== undefined) return known;
  const noon = Temporal.PlainDate.from(date).toZonedDateTime({ timeZone, plainTime: '12:00' });
  const start = noon.toInstant().subtract({ hours: 12 }).epochMilliseconds;
  starts.set(key, start);
  return start;
}

const quarter = 900_000;
const offsets = new Map<string, Map<number, number>>();

/** Offset of a zone at an instant, in minutes. Clocks change on whole quarters of an hour, so one result is cached per quarter. */
function offsetMinutes(timeZone: string, instant: number): number {
  const ofZone = offsets.get(timeZone) ?? new Map<number, number>();
  offsets.set(timeZone, ofZone);
  const slot = Math.floor(instant / quarter);
  const known = ofZone.get(slot);
  if (known !== undefined) return known;
  const zoned = Temporal.Instant.fromEpochMilliseconds(slot * quarter).toZonedDateTimeISO(timeZone);
  const minutes = zoned.offsetNanoseconds / 60_000_000_000;
  ofZone.set(slot, minutes);
  return minutes;
}

const two = (value: number): string => String(value).padStart(2, '0');

/** ISO instant with the offset of the zone, from milliseconds. Temporal takes ten times as long, and a month has thousands of instants. */
export function instantIn(timeZone: string, instant: number): string {
  const minutes = offsetMinutes(timeZone, instant);
  const local = new Date(instant + minutes * 60_000).toISOString().slice(0, 19);
  const away = Math.abs(minutes);
  return `${local}${minutes < 0 ? '-' : '+'}${two(Math.floor(away / 60))}:${two(away % 60)}`;
}

/** Start of a trip's service day (`YYYY-MM-DD`) in milliseconds, in the zone of its brand. */
export function startOfTrip(network: Network, trip: Trip, date: string): number {
  const lookup = lookupOf(network);
  return serviceDayStart(date, lookup.brand(lookup.route(trip.routeId).brandId).timeZone);
}

/** A trip on a service day (`YYYY-MM-DD`). It may end on the next day. */
export function runOf(network: Network, trip: Trip, date: string): Run {
  const lookup = lookupOf(network);
  const pattern = lookup.pattern(trip.patternId);
  const id = `${trip.routeId}_${trip.scheduleName}_${date}`;
  const start = startOfTrip(network, trip, date);
  return {
    id,
    tripId: trip.id,
    routeId: trip.routeId,
    scheduleName: trip.scheduleName,
    brandId: lookup.route(trip.routeId).brandId,
    classId: trip.classId,
    layoutId: trip.layoutId,
    serviceDate: date,
    unit: unitOf(network, trip, date),
    calls: trip.times.map((time, index): RunCall => {
      const call = pattern.calls[index];
      if (call === undefined) throw new Error(`trip ${trip.id} has more times than its pattern has calls`);
      const { timeZone } = lookup.terminal(call.terminalId);
      return {
        index,
        placeId: call.placeId,
        terminalId: call.terminalId,
        boarding: call.boarding,
        alighting: call.alighting,
        arrival: instantIn(timeZone, start + time.arrival * 1000),
        departure: instantIn(timeZone, start + time.departure * 1000),
      };
    }),
  };
}

/** The service days whose runs may be under way at an instant (milliseconds), and the days beside them. */
export function daysAround(timeZone: string, instant: number): readonly string[] {
  const today = Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(timeZone).toPlainDate();
  return serviceDays(today.subtract({ days: 2 }).toString(), today.add({ days: 1 }).toString());
}

/** Service days from one to another, both included. */
export function serviceDays(from: string, to: string): readonly string[] {
  const first = Temporal.PlainDate.from(from);
  const count = first.until(Temporal.PlainDate.from(to), { largestUnit: 'days' }).days + 1;
  return Array.from({ length: Math.max(0, count) }, (_, index) => first.add({ days: index }).toString());
}
