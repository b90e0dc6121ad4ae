import { epochOf, plusSeconds, type Instant } from './instant.ts';
import type { Cart } from './order.ts';

/**
 * The service's terms of a reservation (CASH-015). `pending` counts the reservations that the person has not paid yet. `mayReserve` is false for
 * a guest who proved no phone.
 */
export type CashTerms = { cutoffMinutes: number; expiresMinutes: number; lostBeforeMinutes: number; pending: number; mayReserve: boolean };

/** Whether cash is offered for a cart. A disabled offer is visible with its reason. */
export type CashOffer =
  | { kind: 'hidden' }
  | { kind: 'disabled'; reason: 'unproved' | 'limit' | 'points' | 'coupon' }
  | { kind: 'offered'; payBefore: Instant };

/** Most pending reservations with which another one is offered (CONST-048). */
export const MOST_PENDING = 5;

const HIDDEN: CashOffer = { kind: 'hidden' };

/** The rules of CASH-002 to CASH-010. The service applies them again. */
export function cashOffer(cart: Cart, terms: CashTerms | null, now: Instant): CashOffer {
  if (terms === null || terms.cutoffMinutes <= 0) return HIDDEN;
  const [first] = cart.ways;
  if (cart.isChange || cart.servicesTotal !== 0 || first.tickets.length === 0) return HIDDEN;
  const minutesLeft = (epochOf(first.leg.departs) - epochOf(now)) / 60_000;
  if (minutesLeft <= terms.cutoffMinutes || minutesLeft <= terms.lostBeforeMinutes) return HIDDEN;
  if (cart.discount) return { kind: 'disabled', reason: cart.discount.kind };
  if (!terms.mayReserve) return { kind: 'disabled', reason: 'unproved' };
  if (terms.pending > MOST_PENDING) return { kind: 'disabled', reason: 'limit' };
  return { kind: 'offered', payBefore: plusSeconds(now, Math.min(terms.expiresMinutes, minutesLeft - terms.lostBeforeMinutes) * 60) };
}
