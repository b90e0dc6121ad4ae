import type { OwnTicket } from '../domain/ownTrip.ts';
import type { CancellationContext, Check, NoReason } from './cancellation.types.ts';

/** The cancel button is off for 7 s after it was pressed (CANCEL-013, CONST-056). */
export const LOCK_MS = 7_000;

/** Who must not travel alone. */
const NEEDS_ADULT = new Set(['MENOR', 'MASCOTA']);

/** The tickets that the service lets cancel. */
export function cancellable({ checks }: Pick<CancellationContext, 'checks'>): Check[] {
  return checks.filter(({ reason }) => reason === null);
}

/** Why nothing can be cancelled; the first reason stands for all. */
export function reasonOf({ checks }: Pick<CancellationContext, 'checks'>): NoReason {
  return checks.find(({ reason }) => reason !== null)?.reason ?? 'too-late';
}

/** One ticket needs no choice. */
export function chosenAtOnce({ tickets, checks }: Pick<CancellationContext, 'tickets' | 'checks'>): string[] {
  return tickets.length === 1 ? cancellable({ checks }).map(({ ticketId }) => ticketId) : [];
}

export function withToggled(chosen: readonly string[], ticketId: string): string[] {
  return chosen.includes(ticketId) ? chosen.filter((id) => id !== ticketId) : [...chosen, ticketId];
}

/** True when the tickets that stay have a minor or a pet and no adult (CANCEL-012, ERR-081). */
export function leavesAlone(tickets: readonly OwnTicket[], chosen: readonly string[]): boolean {
  const staying = tickets.filter(({ id }) => !chosen.includes(id));
  return staying.some(({ category }) => NEEDS_ADULT.has(category)) && staying.every(({ category }) => NEEDS_ADULT.has(category));
}

export function canContinue({ tickets, chosen }: Pick<CancellationContext, 'tickets' | 'chosen'>): boolean {
  return chosen.length > 0 && !leavesAlone(tickets, chosen);
}

export function isCancellable({ checks }: Pick<CancellationContext, 'checks'>, ticketId: string): boolean {
  return cancellable({ checks }).some((check) => check.ticketId === ticketId);
}
