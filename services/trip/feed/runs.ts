import { Temporal } from 'temporal-polyfill';
import { lookupOf } from './lookup.ts';
import type { Calendar, Network, Run, RunCall, Trip } from './types.ts';

/** Whether a calendar runs on a day (`YYYY-MM-DD`). */
export function isServiceDay(calendar: Calendar, date: string): boolean {
  if (calendar.added.includes(date)) return true;
  if (calendar.removed.includes(date)) return false;
  if (date < calendar.start || date > calendar.end) return false;
  return calendar.weekdays[Temporal.PlainDate.from(date).dayOfWeek - 1] ?? false;
}

/** Milliseconds of noon minus 12 hours of a service day: midnight, save on days of clock change. */
function serviceDayStart(date: string, timeZone: string): number {
  const noon = Temporal.PlainDate.from(date).toZonedDateTime({ timeZone, plainTime: '12:00' });
  return noon.epochMilliseconds - 12 * 3_600_000;
}

const quarter = 900_000;
const offsets = new Map<string, Map<number, number>>();

/** Minutes of offset of a zone at an instant. Clocks change on whole quarters of an hour, so one answer serves a quarter. */
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

/** ISO instant with the offset of the zone. Temporal does the same, at twenty times the cost for a month of runs. */
function instantIn(timeZone: string, instant: number): string {
  const minutes = offsetMinutes(timeZone, instant);
  const local = new Date(instant + minutes * 60_000).toISOString().slice(0, 19);
  const away = Math.abs(minutes);
  return `${local}${minutes < 0 ? '-' : '+'}${two(Math.floor(away / 60))}:${two(away % 60)}`;
}

/** A number of bus that stays the same for a run, however often it is made. */
function unitOf(runId: string): string {
  let hash = 2_166_136_261;
  for (const char of runId) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 16_777_619);
  return String(4000 + ((hash >>> 0) % 1000));
}

function runOf(network: Network, trip: Trip, date: string, start: number): Run {
  const lookup = lookupOf(network);
  const pattern = lookup.pattern(trip.patternId);
  const id = `${trip.routeId}_${trip.scheduleName}_${date}`;
  return {
    id,
    tripId: trip.id,
    routeId: trip.routeId,
    scheduleName: trip.scheduleName,
    brandId: lookup.route(trip.routeId).brandId,
    classId: trip.classId,
    layoutId: trip.layoutId,
    serviceDate: date,
    unit: unitOf(id),
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

/** The runs of a service day (`YYYY-MM-DD`), in the order of the timetable. A run may end on the day after. */
export function runsOn(network: Network, date: string): readonly Run[] {
  const lookup = lookupOf(network);
  const starts = new Map<string, number>();
  const running = new Set(network.calendars.filter((calendar) => isServiceDay(calendar, date)).map((calendar) => calendar.id));
  return network.trips
    .filter((trip) => running.has(trip.calendarId))
    .map((trip) => {
      const { timeZone } = lookup.brand(lookup.route(trip.routeId).brandId);
      const start = starts.get(timeZone) ?? serviceDayStart(date, timeZone);
      starts.set(timeZone, start);
      return runOf(network, trip, date, start);
    });
}

/** Service days from one to another, both included. */
export function serviceDays(from: string, to: string): readonly string[] {
  const first = Temporal.PlainDate.from(from);
  const count = first.until(Temporal.PlainDate.from(to), { largestUnit: 'days' }).days + 1;
  return Array.from({ length: Math.max(0, count) }, (_, index) => first.add({ days: index }).toString());
}
