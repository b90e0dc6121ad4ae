import type { components } from '../../../openapi/types/trip.ts';
import type { Layout } from '../layouts/types.ts';
import { granTotalOf } from './amounts.ts';
import { parseRunId } from './runId.ts';
import { seatById, seatRef } from './seatMap.ts';
import type { CartClaim, OwnClaim } from './claim.ts';
import { type Cart, deadlineOf } from './cart.ts';
import type { CartTicket } from './ticket.ts';
import type { Order } from './order.ts';

type Schemas = components['schemas'];

/** The legs of a run in the shape of the contract. */
export function runToWire(runId: string, legs: { readonly from: number; readonly to: number }): Schemas['RunLegs'] {
  const parts = parseRunId(runId);
  if (parts === undefined) throw new Error(`${runId} is no run`);
  return { ...parts, legFrom: legs.from, legTo: legs.to };
}

/** A seat of a bus by its number, in the shape of the contract. */
export function seatToWire(layout: Layout, seat: number): Schemas['SeatRef'] {
  const found = seatById(layout, String(seat));
  if (found === undefined) throw new Error(`layout ${layout.id} has no seat ${seat}`);
  return seatRef(found);
}

/** An own claim in the shape of the contract. */
export function claimToWire(runId: string, layout: Layout, claim: OwnClaim): Schemas['Claim'] {
  return {
    ...seatToWire(layout, claim.seat),
    run: runToWire(runId, claim),
    kind: claim.kind,
    cartId: claim.cartId,
    expiresAt: claim.expiresAt?.toISOString() ?? null,
    version: claim.version,
  };
}

/** The seat of a ticket, as stored in its cart. It stays right when the network changes. */
export function seatOfTicket({ body, runId, seat, from, to }: CartTicket): Schemas['SeatOfRun'] {
  return { seatId: body.seatId, seatNumber: seat, sectionId: body.section, run: runToWire(runId, { from, to }) };
}

/** Claims of a cart by ticket, in the shape of the contract. */
export function cartClaimsToWire(claims: readonly CartClaim[], tickets: readonly CartTicket[]): Schemas['Claim'][] {
  return claims.flatMap((claim) => {
    const ticket = tickets.find(({ runId, seat }) => runId === claim.runId && seat === claim.seat);
    if (ticket === undefined) return [];
    const { kind, cartId, expiresAt, version } = claim;
    return [{ ...seatOfTicket(ticket), kind, cartId, expiresAt: expiresAt?.toISOString() ?? null, version }];
  });
}

/** A ticket in the shape of the contract. `qr` signs the folio of an issued one. */
export function ticketToWire(ticket: CartTicket, qr: (itemId: string) => string): Schemas['Ticket'] {
  const { body, itemId, status } = ticket;
  return {
    ...body,
    _id: ticket.id,
    itemId,
    status: status === 'released' ? 'cancelled' : status,
    qr: itemId !== null && status === 'issued' ? qr(itemId) : null,
  };
}

/** A cart with all of its tickets, for the payment service. */
export function cartToWire(
  cart: Cart,
  tickets: readonly CartTicket[],
  qr: (itemId: string) => string,
  serverTime: string,
): Schemas['InternalCart'] {
  return {
    id: cart.id,
    status: cart.status,
    accountId: cart.accountId,
    holder: cart.holder,
    paymentId: cart.paymentId,
    orderId: cart.orderId,
    isChange: cart.isChange,
    currency: cart.currency,
    total: cart.total,
    servicesTotal: cart.servicesTotal,
    granTotal: granTotalOf(cart),
    creditsTotal: cart.creditsTotal,
    earn_points: cart.earnPoints,
    createdAt: cart.createdAt.toISOString(),
    expiresAt: deadlineOf(cart, new Date(serverTime)).toISOString(),
    serverTime,
    tickets: tickets.map((ticket) => ticketToWire(ticket, qr)),
  };
}

/** An order with its tickets. */
export function orderToWire(
  order: Order,
  cart: Cart,
  tickets: readonly CartTicket[],
  { qr, shopTimeZone }: { qr: (itemId: string) => string; shopTimeZone: string },
): Schemas['Order'] {
  return {
    orderId: order.id,
    transactionId: order.transactionId,
    cartId: cart.id,
    accountId: order.accountId,
    paymentId: order.paymentId,
    status: order.status,
    isChange: cart.isChange,
    total: cart.total,
    servicesTotal: cart.servicesTotal,
    granTotal: granTotalOf(cart) - (order.discount?.amount ?? 0),
    creditsTotal: cart.creditsTotal,
    earn_points: cart.earnPoints,
    discount: order.discount,
    currency: cart.currency,
    createdAt: order.createdAt.toISOString(),
    shopTimeZone,
    tickets: tickets.map((ticket) => ticketToWire(ticket, qr)),
  };
}
