import { inZone } from '../../../machines/domain/instant.ts';
import type { Order, Ticket, TicketEnd } from '../../../machines/domain/order.ts';
import type { Voucher } from '../../../machines/domain/voucher.ts';
import type { components } from '../../../openapi/types/payment.ts';
import { cartTicketOf, waysOf } from './payment.ts';

type Wire = components['schemas'];

const ends: Partial<Record<Wire['Ticket']['status'], TicketEnd>> = { changed: 'replaced', cancelled: 'cancelled' };

function ticketOf(ticket: Wire['Ticket'], passes: Wire['CartDetail']['walletPasses']): Ticket {
  const { itemId, qr, unitNumber, status } = ticket;
  const pass = passes.find((one) => one.itemId === itemId);
  return {
    ...cartTicketOf(ticket),
    folio: itemId,
    qr,
    unit: unitNumber,
    ended: ends[status] ?? null,
    ...(pass && { wallets: { apple: pass.apple, google: pass.google } }),
  };
}

/** The paid order; null without tickets. */
export function orderOf({
  orderId,
  transactionId,
  granTotal,
  isChange,
  earn_points,
  payment_data,
  reservation,
  rides,
  walletPasses,
  tickets,
}: Wire['CartDetail']): Order | null {
  const [first] = tickets;
  const ways = waysOf(tickets, (ticket) => ticketOf(ticket, walletPasses));
  if (!first || !ways) return null;
  return {
    id: orderId,
    operation: payment_data.operation,
    transactionId,
    paidAt: payment_data.operation_date,
    total: granTotal,
    email: first.email,
    ways,
    hasRides: rides,
    isReserved: reservation !== null && reservation.state !== 'paid',
    isChange,
    points: earn_points,
  };
}

/** The reservation of an order; null for an order that is not paid at a till. (CONF-020 to CONF-027) */
export function voucherOf({ orderId, granTotal, payment_data, reservation, tickets }: Wire['CartDetail']): Voucher | null {
  const [first] = tickets;
  const ways = waysOf(tickets, cartTicketOf);
  if (!first || !ways || !reservation) return null;
  const { state, reference, createdAt, expiresAt } = reservation;
  return {
    orderId,
    folio: payment_data.operation,
    state,
    reference,
    createdAt: inZone(createdAt, first.fromTimeZone),
    expiresAt: inZone(expiresAt, first.fromTimeZone),
    total: granTotal,
    email: first.email,
    ways,
  };
}
