import type { TicketBody } from './ticket.ts';

type Valued = Pick<TicketBody, 'total' | 'promotion' | 'refunded'>;

/** What was paid for a ticket with its services and still stands, in 1/100000 peso; nothing that was given back does. (decisions 38, 42) */
export const worth = ({ total, promotion, refunded }: Valued): number => Math.max(0, total + (promotion?.returned ?? 0) - (refunded ?? 0));

/** What tickets are worth together, in 1/100000 peso. */
export function worthOf(tickets: readonly { readonly body: Valued }[]): number {
  return tickets.reduce((sum, { body }) => sum + worth(body), 0);
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
