import type { TripOrder } from './gateways/trip.ts';

type Ticket = Pick<TripOrder['tickets'][number], 'itemId' | 'status'>;

/** Whether a ticket of an order was exchanged or refunded and is no longer valid. */
export function isGivenUp({ status }: Ticket): boolean {
  return status === 'changed' || status === 'cancelled';
}

/** The folio of a ticket in the traveller's format. */
export function folioText(ticket: Ticket): string {
  const folio = ticket.itemId ?? 'Pendiente';
  return isGivenUp(ticket) ? `${folio} · ya no es válido` : folio;
}
