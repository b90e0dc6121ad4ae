import { epochOf } from '../domain/instant.ts';
import type { Money } from '../domain/money.ts';
import { liveTickets, type OwnTicket, type OwnTrip } from '../domain/ownTrip.ts';
import type { CancellationContext, CancellationInput, CancelWay, Check, NoReason } from './cancellation.types.ts';

/** The cancel button is off for 7 s after it was pressed (CANCEL-013, CONST-056). */
export const LOCK_MS = 7_000;

/** Who must not travel alone. */
const NEEDS_ADULT = new Set(['MENOR', 'MASCOTA']);

/** The cancellation of the live tickets of a trip and of the other ways of its purchase. The ways are in order of departure. */
export function cancellationOf(trip: OwnTrip, others: readonly OwnTrip[]): CancellationInput {
  const { platform, transaction } = trip;
  const ways = [trip, ...others]
    .toSorted((one, other) => epochOf(one.departs) - epochOf(other.departs))
    .map(({ id, direction, departs, origin, destination, tickets }) => {
      return { id, direction, departs, origin, destination, tickets: liveTickets({ tickets }) };
    });
  return { platform, transaction, ways };
}

type Checked = Pick<CancellationContext, 'ways' | 'checks'>;
type Chosen = Pick<CancellationContext, 'ways' | 'chosen'>;

export function ticketsOf({ ways }: Pick<CancellationContext, 'ways'>): OwnTicket[] {
  return ways.flatMap(({ tickets }) => tickets);
}

const needsAdult = ({ category }: OwnTicket): boolean => NEEDS_ADULT.has(category);

/**
 * The tickets that can be cancelled: those that the service lets go, and the only adult of a way together with every minor and pet of it.
 */
export function cancellable({ ways, checks }: Checked): Check[] {
  return ways.flatMap(({ tickets }) => {
    const own = checks.filter(({ ticketId }) => tickets.some(({ id }) => id === ticketId));
    const isFree = ({ id }: OwnTicket) => own.some(({ ticketId, reason }) => ticketId === id && reason === null);
    const companions = tickets.filter(needsAdult);
    const canAllLeave = companions.length > 0 && companions.every(isFree);
    return own.filter(({ reason }) => reason === null || (reason === 'last-adult' && canAllLeave));
  });
}

/** Why nothing can be cancelled; the first reason stands for all. */
export function reasonOf({ checks }: Pick<CancellationContext, 'checks'>): NoReason {
  return checks.find(({ reason }) => reason !== null)?.reason ?? 'too-late';
}

/** True for the only ticket of the purchase. */
export function isAlone(context: Pick<CancellationContext, 'ways'>): boolean {
  return ticketsOf(context).length === 1;
}

/** One ticket needs no choice. */
export function chosenAtOnce(checked: Checked): string[] {
  return isAlone(checked) ? idsOf(cancellable(checked)) : [];
}

export function withToggled(chosen: readonly string[], ticketId: string): string[] {
  return chosen.includes(ticketId) ? chosen.filter((id) => id !== ticketId) : [...chosen, ticketId];
}

export function areAllChosen({ chosen, ...checked }: Checked & Chosen): boolean {
  return cancellable(checked).every(({ ticketId }) => chosen.includes(ticketId));
}

/** Every ticket that can be cancelled, or none when they were all chosen. */
export function withAllToggled(context: Checked & Chosen): string[] {
  return areAllChosen(context) ? [] : idsOf(cancellable(context));
}

/** What ending a ticket takes back of a promotion, unless the ticket back is chosen too (decision 38). */
export function takenBackBy({ takes }: Pick<Check, 'takes'>, chosen: readonly string[]): Money {
  return takes === null || chosen.includes(takes.from) ? 0 : takes.amount;
}

/** What the chosen tickets would give back (CANCEL-001, CANCEL-002). */
export function refundOf({ checks, chosen }: Pick<CancellationContext, 'checks' | 'chosen'>): Money {
  return checks
    .filter(({ ticketId }) => chosen.includes(ticketId))
    .reduce((sum, check) => sum + check.refund - takenBackBy(check, chosen), 0);
}

/** True when those who stay on a way are minors and pets without an adult (CANCEL-012, ERR-081). */
export function leavesAlone({ tickets }: Pick<CancelWay, 'tickets'>, chosen: readonly string[]): boolean {
  const staying = tickets.filter(({ id }) => !chosen.includes(id));
  return staying.length > 0 && staying.length < tickets.length && staying.every(needsAdult);
}

export function canContinue({ ways, chosen }: Chosen): boolean {
  return chosen.length > 0 && !ways.some((way) => leavesAlone(way, chosen));
}

export function isCancellable(checked: Checked, ticketId: string): boolean {
  return cancellable(checked).some((check) => check.ticketId === ticketId);
}

function idsOf(checks: readonly Check[]): string[] {
  return checks.map(({ ticketId }) => ticketId);
}
