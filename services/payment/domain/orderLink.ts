import { passOfOrder } from '../../shared/orderPass.ts';
import type { TripOrder } from './trip.ts';

/** The address of an order's page with its pass. */
export function orderLink(publicUrl: string, secret: string, { orderId, accountId, tickets }: TripOrder): string {
  const arrivals = tickets.map(({ arrivalDatetime }) => arrivalDatetime);
  const query = new URLSearchParams({ acceso: passOfOrder(secret, { orderId, accountId, arrivals }) });
  return `${publicUrl}/compra/mi-viaje/${encodeURIComponent(orderId)}?${query}`;
}
