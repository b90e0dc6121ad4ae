import type { Instant } from './instant.ts';
import type { Money } from './money.ts';
import type { Place } from './place.ts';
import type { Floor } from './seat.ts';
import type { Direction } from './trip.ts';

/** A ticket of a cart, before it is paid (PAY-037). */
export type CartTicket = {
  id: string;
  seatNumber: string;
  floor: Floor;
  firstName: string;
  lastName: string;
  fareName: string;
  price: Money;
  services: { name: string; total: Money }[];
};

/** `bus` is the name of its run. */
export type Leg = {
  bus: string;
  origin: Place;
  destination: Place;
  departs: Instant;
  arrives: Instant;
  brand: string;
  serviceClass: string;
};

/** One direction of a cart or an order, with the tickets of who travels it. */
export type Way<Held extends CartTicket = CartTicket> = { direction: Direction; leg: Leg; tickets: Held[] };

/** The way out and, of a round trip, the way back after it. */
export type Ways<Held extends CartTicket = CartTicket> = readonly [Way<Held>, ...Way<Held>[]];

/** A cart with its hold. `total` is what will be charged (PAY-036). */
export type Cart = {
  id: string;
  expiresAt: Instant;
  ways: Ways;
  subtotal: Money;
  servicesTotal: Money;
  /** What bought tickets count for that are changed; 0 in a sale. */
  credit: Money;
  total: Money;
  /** It changes bought tickets (PAY-036). */
  isChange: boolean;
  /** What the bought tickets cost more than the new ones: it comes back as points after the trip (CONF-007). */
  points: Money;
};

/** A ticket with its QR payload; `folio` is null while it is pending (CONF-004). Another took its place once it is `changed`. */
export type Ticket = CartTicket & { folio: string | null; qr: string | null; unit: string | null; changed: boolean };

/** A paid order (CONF-029). */
export type Order = {
  id: string;
  operation: string;
  transactionId: string;
  paidAt: Instant;
  total: Money;
  email: string;
  ways: Ways<Ticket>;
  /** What the tickets that they took the place of cost more (CONF-007); 0 in a sale. */
  points: Money;
};

/** The reference of a payment. The charge company is 1 (CONST-073), whose prefix is TUN (PAY-035, CONST-071). */
export function referenceOf(cartId: string): string {
  return `TUN${cartId}Web`;
}

/** What the payment service says became of a payment. */
export type PaymentOutcome = {
  /** What the traveller can tell to whoever helps. */
  folio?: string;
} & (
  | { status: 'authorised'; paymentId: string; orderId: string }
  | { status: 'challenge'; paymentId: string; challenge: Challenge }
  | { status: 'pending'; paymentId: string }
  | { status: 'refused'; paymentId: string; reason: 'card-refused' | 'insufficient-funds' | 'duplicate-reference' }
  | { status: 'refunded'; paymentId: string }
  | { status: 'unknown'; paymentId: string }
);

/** A page of the bank, to be shown in a frame; only messages of `origin` count. */
export type Challenge = { url: string; origin: string; expiresAt: Instant };

/** What the bank's hidden frame tells about the device (PAY-008). */
export type DeviceData = { sessionId: string; ddc: string; ddcSecret: string };
