import { randomBytes } from 'node:crypto';
import { wholeName, wordsOf } from '../../shared/names.ts';
import type { TripOrder } from './trip.ts';

/** The terminals with a discount. (CONST-078) */
const terminals: ReadonlySet<string> = new Set(['VIC', 'TAM', 'MTY', 'SLP']);
/** Milliseconds before a departure and after an arrival. (CONST-076, CONST-077) */
const windowMs = 3 * 3_600_000;

export interface RideWindow {
  readonly terminal: string;
  readonly startsAt: string;
  readonly endsAt: string;
}

/** Whether a wanted coupon is for a served terminal of the order, within its time. */
export function isServed(order: Pick<TripOrder, 'tickets'>, { terminal, startsAt, endsAt }: RideWindow): boolean {
  if (!terminals.has(terminal)) return false;
  const [from, to] = [Date.parse(startsAt), Date.parse(endsAt)];
  return order.tickets.some(({ fromShortcode, toShortcode, departureDatetime, arrivalDatetime }) => {
    const [departs, arrives] = [Date.parse(departureDatetime), Date.parse(arrivalDatetime)];
    const before = fromShortcode === terminal && from >= departs - windowMs && to <= departs;
    const after = toShortcode === terminal && from >= arrives && to <= arrives + windowMs;
    return from < to && (before || after);
  });
}

/** Whether a wanted name has words of one passenger of the order and no others, so that a mail cannot carry a stranger's text. */
export function namesPassenger(order: Pick<TripOrder, 'tickets'>, name: string): boolean {
  const words = wordsOf(name);
  return words.length > 0 && order.tickets.some((ticket) => words.every((word) => wordsOf(wholeName(ticket)).includes(word)));
}

/** A code for the partner's app. */
export function newRideCode(): string {
  return `ANDEN-RIDE-${randomBytes(5).toString('hex').toUpperCase()}`;
}
