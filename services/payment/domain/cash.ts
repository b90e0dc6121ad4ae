import { randomInt } from 'node:crypto';

/** Most pending reservations of a person with which another one is made. (CASH-010, CONST-048) */
export const mostPending = 5;
/** Milliseconds before the departure at which an unpaid reservation is lost. (CONST-053) */
const lostBeforeMs = 3_600_000;

export interface CashTerms {
  /** A departure that is this near cannot be reserved; 0 disables reservations. (CONST-051) */
  readonly cutoffMinutes: number;
  readonly expiresMinutes: number;
}

export interface CashCart {
  readonly isChange: boolean;
  readonly servicesTotal: number;
  readonly tickets: readonly { readonly departureDatetime: string }[];
}

export type CashRefusal = 'method-not-available' | 'cash-disabled' | 'cash-too-late' | 'cash-unproved' | 'cash-limit';

/** Milliseconds since 1970 of the cart's first departure. Instants have an offset, so no zone matters here. (CASH-009, CONST-027) */
export function firstDeparture({ tickets }: CashCart): number {
  return Math.min(...tickets.map(({ departureDatetime }) => Date.parse(departureDatetime)));
}

/** Who reserves: `pending` counts the person's open reservations. */
export interface CashPayer {
  readonly isProved: boolean;
  readonly pending: number;
}

/** Why a cart cannot be reserved at a time in milliseconds; undefined when it can. (CASH-002 to CASH-010, decision 40) */
export function cashRefusal(cart: CashCart, terms: CashTerms, { isProved, pending }: CashPayer, now: number): CashRefusal | undefined {
  if (cart.isChange || cart.servicesTotal !== 0 || cart.tickets.length === 0) return 'method-not-available';
  if (terms.cutoffMinutes <= 0) return 'cash-disabled';
  const left = firstDeparture(cart) - now;
  if (left <= terms.cutoffMinutes * 60_000 || left <= lostBeforeMs) return 'cash-too-late';
  if (!isProved) return 'cash-unproved';
  return pending > mostPending ? 'cash-limit' : undefined;
}

/** Until when a reservation may be paid. (CONST-050, CONST-052, CONST-053) */
export function payBefore(cart: CashCart, { expiresMinutes }: CashTerms, now: number): Date {
  return new Date(Math.min(now + expiresMinutes * 60_000, firstDeparture(cart) - lostBeforeMs));
}

/** Milliseconds since 1970 from which a reservation is reminded of: the last quarter of its time. */
export function remindAt({ created_at, deadline_at }: { created_at: Date; deadline_at: Date }): number {
  return deadline_at.getTime() - (deadline_at.getTime() - created_at.getTime()) / 4;
}

function luhnDigit(digits: string): number {
  const sum = [...digits].reverse().reduce((total, sign, index) => {
    const value = Number(sign) * (index % 2 === 0 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return (10 - (sum % 10)) % 10;
}

/** A reference for a till: 16 digits, of which the last one checks the others. */
export function newStoreReference(): string {
  const digits = `9800${Array.from({ length: 11 }, () => randomInt(10)).join('')}`;
  return `${digits}${luhnDigit(digits)}`;
}
