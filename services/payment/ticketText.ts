import type { TripOrder } from './gateways/trip.ts';

type Ticket = Pick<TripOrder['tickets'][number], 'itemId' | 'status'>;

/** Whether a ticket of an order was given up for another one or for money, and opens no bus any more. */
export function isGivenUp({ status }: Ticket): boolean {
  return status === 'changed' || status === 'cancelled';
}

/** The folio of a ticket as a traveller reads it. */
export function folioText(ticket: Ticket): string {
  const folio = ticket.itemId ?? 'Pendiente';
  return isGivenUp(ticket) ? `${folio} · ya no es válido` : folio;
}
