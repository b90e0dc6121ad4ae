import { newOrderPass } from '../../shared/orderPass.ts';
import type { TripOrder } from './trip.ts';

/** Days after the last arrival until which the link of an order works. */
const lifeDays = 7;

/** The address of an order's page with its pass. */
export function orderLink(publicUrl: string, secret: string, { orderId, accountId, tickets }: TripOrder): string {
  const until = Math.max(...tickets.map(({ arrivalDatetime }) => Date.parse(arrivalDatetime))) + lifeDays * 86_400_000;
  const query = new URLSearchParams({ acceso: newOrderPass(secret, { orderId, accountId, until }) });
  return `${publicUrl}/compra/mi-viaje/${encodeURIComponent(orderId)}?${query}`;
}
