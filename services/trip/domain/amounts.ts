import type { TicketBody } from '../store/carts.ts';

/** Sum of the prices of tickets with their services, in 1/100000 peso. */
export function worthOf(tickets: readonly { readonly body: Pick<TicketBody, 'total'> }[]): number {
  return tickets.reduce((sum, { body }) => sum + body.total, 0);
}

/**
 * Divides the value `before` of changed tickets: the credit towards new tickets that cost `after`, and the rest, which becomes
 * points. All in 1/100000 peso.
 */
export function changeBalance(before: number, after: number): { readonly creditsTotal: number; readonly earnPoints: number } {
  return { creditsTotal: Math.min(before, after), earnPoints: Math.max(0, before - after) };
}

/** The amount due for a cart, in 1/100000 peso: fares and services minus the credit of changed tickets. Never negative. */
export function granTotalOf(cart: { readonly total: number; readonly servicesTotal: number; readonly creditsTotal: number }): number {
  return cart.total + cart.servicesTotal - cart.creditsTotal;
}
