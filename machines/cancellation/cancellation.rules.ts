import type { Money } from '../domain/money.ts';
import { liveTickets, type OwnTicket, type OwnTrip } from '../domain/ownTrip.ts';
import type { CancellationContext, CancellationInput, Check, NoReason } from './cancellation.types.ts';

/** The cancel button is off for 7 s after it was pressed (CANCEL-013, CONST-056). */
export const LOCK_MS = 7_000;

/** Who must not travel alone. */
const NEEDS_ADULT = new Set(['MENOR', 'MASCOTA']);

/** The cancellation of the live tickets of a trip. */
export function cancellationOf(trip: OwnTrip): CancellationInput {
  const { platform, transaction, direction, departs, origin, destination } = trip;
  return { platform, transaction, way: { direction, departs, origin, destination }, tickets: liveTickets(trip) };
}

type Checked = Pick<CancellationContext, 'tickets' | 'checks'>;

const needsAdult = ({ category }: OwnTicket): boolean => NEEDS_ADULT.has(category);

/** The tickets that can be cancelled: those that the service lets go, and the only adult together with every minor and pet. */
export function cancellable({ tickets, checks }: Checked): Check[] {
  const isFree = ({ id }: OwnTicket) => checks.some(({ ticketId, reason }) => ticketId === id && reason === null);
  const companions = tickets.filter(needsAdult);
  const canAllLeave = companions.length > 0 && companions.every(isFree);
  return checks.filter(({ reason }) => reason === null || (reason === 'last-adult' && canAllLeave));
}

/** Why nothing can be cancelled; the first reason stands for all. */
export function reasonOf({ checks }: Pick<CancellationContext, 'checks'>): NoReason {
  return checks.find(({ reason }) => reason !== null)?.reason ?? 'too-late';
}

/** One ticket needs no choice. */
export function chosenAtOnce(checked: Checked): string[] {
  return checked.tickets.length === 1 ? idsOf(cancellable(checked)) : [];
}

export function withToggled(chosen: readonly string[], ticketId: string): string[] {
  return chosen.includes(ticketId) ? chosen.filter((id) => id !== ticketId) : [...chosen, ticketId];
}

export function areAllChosen({ chosen, ...checked }: Checked & Pick<CancellationContext, 'chosen'>): boolean {
  return cancellable(checked).every(({ ticketId }) => chosen.includes(ticketId));
}

/** Every ticket that can be cancelled, or none when they were all chosen. */
export function withAllToggled(context: Checked & Pick<CancellationContext, 'chosen'>): string[] {
  return areAllChosen(context) ? [] : idsOf(cancellable(context));
}

/** What the chosen tickets would give back (CANCEL-001, CANCEL-002). */
export function refundOf({ checks, chosen }: Pick<CancellationContext, 'checks' | 'chosen'>): Money {
  return checks.filter(({ ticketId }) => chosen.includes(ticketId)).reduce((sum, { refund }) => sum + refund, 0);
}

/** True when the tickets that stay have a minor or a pet and no adult (CANCEL-012, ERR-081). */
export function leavesAlone(tickets: readonly OwnTicket[], chosen: readonly string[]): boolean {
  const staying = tickets.filter(({ id }) => !chosen.includes(id));
  return staying.length > 0 && staying.every(needsAdult);
}

export function canContinue({ tickets, chosen }: Pick<CancellationContext, 'tickets' | 'chosen'>): boolean {
  return chosen.length > 0 && !leavesAlone(tickets, chosen);
}

export function isCancellable(checked: Checked, ticketId: string): boolean {
  return cancellable(checked).some((check) => check.ticketId === ticketId);
}

function idsOf(checks: readonly Check[]): string[] {
  return checks.map(({ ticketId }) => ticketId);
}
