import type { EditedWay } from '../domain/change.ts';
import { isEmail } from '../domain/email.ts';
import { sum } from '../domain/money.ts';
import { isStanding, type Order } from '../domain/order.ts';
import type { Direction } from '../domain/trip.ts';
import { hasRide } from '../rideCoupon/index.ts';
import type { ConfirmationContext, OrderChange, OrderEnd, ShareError } from './confirmation.types.ts';

/** The addresses of the share form: trimmed and split on commas (CONF-019). */
export function addresses(text: string): string[] {
  return text
    .split(',')
    .map((address) => address.trim())
    .filter((address) => address !== '');
}

/** The text of the share form without these addresses. What was typed during the sending stays as it is. */
export function withoutSent({ emails, sent }: Pick<ConfirmationContext, 'emails' | 'sent'>): string {
  const left = emails.split(',').filter((address) => !sent.includes(address.trim()));
  return left.join(',').trimStart();
}

/** At least one address, and each of them valid (CONF-017, CONF-018). */
export function shareError(text: string): ShareError | null {
  const all = addresses(text);
  if (all.length === 0) return 'missing';
  return all.every(isEmail) ? null : 'invalid';
}

/** Why no ticket may board any more: all were replaced, all were cancelled, or some of both. Null while one may. */
export function endOf({ ways }: Order): OrderEnd | null {
  const ends = ways.flatMap(({ tickets }) => tickets.map(({ ended }) => ended));
  const [first] = ends;
  if (first === undefined || first === null || ends.includes(null)) return null;
  return ends.every((ended) => ended === first) ? first : 'both';
}

/** How the tickets of a change were paid; null for an order that changed nothing. Services are no part of a ticket's price. */
export function changeOf({ isChange, ways, total }: Order): OrderChange | null {
  if (!isChange) return null;
  const tickets = ways.flatMap((way) => way.tickets);
  const services = tickets.flatMap((ticket) => ticket.services.map((service) => service.total));
  const price = sum([...tickets.map((ticket) => ticket.price - ticket.discount), ...services]);
  return { price, earlier: price - total };
}

export function isLive(order: Order): boolean {
  return endOf(order) === null;
}

export function hasWay({ order }: ConfirmationContext, direction: Direction): boolean {
  return order?.ways.some((way) => way.direction === direction) ?? false;
}

/** The tickets that are being edited. */
export function editedWay({ order, editing }: ConfirmationContext): EditedWay {
  const way = order?.ways.find(({ direction }) => direction === editing?.direction);
  if (!way || !editing) throw new Error(`the order has no way ${editing?.direction}`);
  const { origin, destination, departs, bus } = way.leg;
  const tickets = way.tickets.filter(isStanding).map(({ id, seatNumber }) => ({ id, seatNumber }));
  return {
    direction: way.direction,
    origin: origin.shortcode,
    destination: destination.shortcode,
    departs,
    bus,
    today: editing.today,
    tickets,
  };
}

export function orderOf({ order }: ConfirmationContext): Order {
  if (!order) throw new Error('there is no order yet');
  return order;
}

/** The service offers rides, and a terminal of the order has them (CONF-014). */
export function offersRide({ order }: Pick<ConfirmationContext, 'order'>): boolean {
  return order !== null && order.hasRides && isLive(order) && hasRide(order);
}

/** The input of the request for the PDF. */
export function downloadOf({ orderId, order }: ConfirmationContext): { orderId: string; operation: string } {
  if (!order) throw new Error('the PDF is that of an order');
  return { orderId, operation: order.operation };
}
