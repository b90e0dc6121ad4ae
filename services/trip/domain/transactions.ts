import type { components } from '../../../openapi/types/trip.ts';
import { ticketToWire } from './wire.ts';
import type { CartTicket } from './ticket.ts';
import type { SoldOrder } from './order.ts';

type Schemas = components['schemas'];

const dayMs = 86_400_000;
const hourMs = 3_600_000;

const isLive = ({ status }: CartTicket): boolean => status === 'issued' || status === 'reserved';
const departs = ({ body }: CartTicket): number => Date.parse(body.departureDatetime);

/** Whether a reservation can no longer be paid, even when it was not ended yet (TRIPS-043, TRIPS-045, TRIPS-046). */
function isLost({ status, createdAt, payBefore, tickets }: SoldOrder, now: number): boolean {
  if (status !== 'reserved') return false;
  const departure = Math.min(...tickets.filter(isLive).map(departs));
  return now - createdAt.getTime() > dayMs || now > departure - hourMs || (payBefore !== null && now >= payBefore.getTime());
}

/**
 * The part of an order that is still ahead at an instant in milliseconds, or the rest of it. Undefined when that has no ticket. (TRIPS-041 to
 * TRIPS-046)
 */
export function partOf(order: SoldOrder, scope: 'current' | 'history', now: number): SoldOrder | undefined {
  const lost = isLost(order, now);
  const isCurrent = (ticket: CartTicket): boolean => !lost && isLive(ticket) && departs(ticket) >= now;
  const tickets = order.tickets.filter((ticket) => isCurrent(ticket) === (scope === 'current'));
  return tickets.length === 0 ? undefined : { ...order, tickets };
}

/** An order in the shape of My trips (TRIPS-047, TRIPS-052). */
export function transactionToWire(order: SoldOrder, qr: (itemId: string) => string): Schemas['Transaction'] {
  const { id, transactionId, status, method, amount, createdAt, reference, folio, payBefore, tickets } = order;
  const type = method === 'pay_later' && status !== 'paid' ? 'pay_later' : 'paid';
  return {
    _id: id,
    transactionId,
    total: amount,
    status,
    createdAt: createdAt.toISOString(),
    payments: [
      {
        type,
        method,
        waitingExpirationDate: type === 'pay_later' ? (payBefore?.toISOString() ?? null) : null,
        referenceNumber: reference ?? folio,
        total: amount,
      },
    ],
    tickets: tickets.map((ticket) => ({
      ...ticketToWire(ticket, qr),
      departureTime: ticket.body.departureDatetime.slice(11, 16),
      renamed: ticket.renamed,
    })),
  };
}
