import type { components } from '../../../openapi/types/trip.ts';
import { dayIn } from './timetable.ts';

type Schemas = components['schemas'];
export type Verdict = Schemas['Scan']['verdict'];

/** What the door of a bus asks of a ticket of either platform. */
export interface Boarder {
  /** What became of it, or `live`. */
  readonly state: 'live' | 'cancelled' | 'replaced' | 'unpaid';
  readonly usedAt: Date | null;
  /** When it was cancelled or replaced, where that is known. */
  readonly endedAt: Date | null;
  readonly ticket: NonNullable<Schemas['Scan']['ticket']>;
}

/** Departures that are boarded around midnight belong to the day before too. */
const nearMs = 6 * 3_600_000;

/** Whether a bus that departs then boards on the day of an instant in milliseconds, in the zone of the origin. */
function isNear({ departureDatetime, timeZone }: Boarder['ticket'], now: number): boolean {
  const departs = Date.parse(departureDatetime);
  return dayIn(timeZone, departs) === dayIn(timeZone, now) || Math.abs(departs - now) <= nearMs;
}

/** What the driver of a bus is told of a ticket at an instant in milliseconds. */
export function verdictOf({ state, usedAt, ticket }: Boarder, unit: string, now: number): Verdict {
  if (state !== 'live') return state;
  if (usedAt !== null) return 'used';
  if (!isNear(ticket, now)) return 'other-day';
  return ticket.unit === unit ? 'valid' : 'other-bus';
}
