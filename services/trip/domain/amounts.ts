import type { TicketBody } from '../store/carts.ts';

/** What tickets cost, services included, in 1/100000 peso. */
export function worthOf(tickets: readonly { readonly body: Pick<TicketBody, 'total'> }[]): number {
  return tickets.reduce((sum, { body }) => sum + body.total, 0);
}

/**
 * What changed tickets that cost `before` are worth towards new ones that cost `after`, at most all of it, and what is left over for
 * Puntos Viaja (CONF-007). All in 1/100000 peso.
 */
export function changeBalance(before: number, after: number): { readonly creditsTotal: number; readonly earnPoints: number } {
  return { creditsTotal: Math.min(before, after), earnPoints: Math.max(0, before - after) };
}

/** What is to be paid for a cart, in 1/100000 peso: fares and services less the credit of changed tickets. Never negative. */
export function granTotalOf(cart: { readonly total: number; readonly servicesTotal: number; readonly creditsTotal: number }): number {
  return cart.total + cart.servicesTotal - cart.creditsTotal;
}
