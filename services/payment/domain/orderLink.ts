import { passOfOrder } from '../../shared/orderPass.ts';
import type { TripOrder } from './trip.ts';

/** The address of an order's page with its pass. */
export function orderLink(publicUrl: string, secret: string, { orderId, accountId, tickets }: TripOrder): string {
  const arrivals = tickets.map(({ arrivalDatetime }) => arrivalDatetime);
  const query = new URLSearchParams({ acceso: passOfOrder(secret, { orderId, accountId, arrivals }) });
  return `${publicUrl}/compra/mi-viaje/${encodeURIComponent(orderId)}?${query}`;
}

/** The addresses that buy a trip again, and its way back. They name the order; its travellers are shown to its owner only. */
export interface AgainLinks {
  readonly repeat: string;
  /** Undefined for a round trip, and for a change, whose other way is in another order. */
  readonly wayBack: string | undefined;
}

/** The calendar of prices for the way out of an order, and for its way back. Undefined without tickets. */
export function againLinks(publicUrl: string, { orderId, isChange, tickets }: TripOrder): AgainLinks | undefined {
  const out = tickets.find(({ isReturn }) => !isReturn) ?? tickets[0];
  if (out === undefined) return undefined;
  const link = (o: string, d: string): string =>
    `${publicUrl}/compra/calendario/main?${new URLSearchParams({ o, d, f: '', fr: '', r: 'false', v: orderId })}`;
  const isOneWay = !isChange && tickets.every(({ isReturn }) => !isReturn);
  return { repeat: link(out.fromShortcode, out.toShortcode), wayBack: isOneWay ? link(out.toShortcode, out.fromShortcode) : undefined };
}
