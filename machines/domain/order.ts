import type { LineContact } from './company.ts';
import type { Instant } from './instant.ts';
import type { Money } from './money.ts';
import type { Place } from './place.ts';
import type { Floor } from './seat.ts';
import type { Direction, Ride } from './trip.ts';

/** A ticket of a cart, before it is paid (PAY-037). */
export type CartTicket = {
  id: string;
  seatNumber: string;
  floor: Floor;
  firstName: string;
  lastName: string;
  fareName: string;
  price: Money;
  /** The part of the price that a coupon or points pay. */
  discount: Money;
  /** What the promotion of the way back took off the fare; `price` is without it. */
  promotion?: Money;
  services: { name: string; total: Money }[];
};

/** `bus` is the id of its run. A reservation of the older platform has no `ride`. */
export type Leg = {
  bus: string;
  ride?: Ride;
  origin: Place;
  destination: Place;
  departs: Instant;
  arrives: Instant;
  brand: string;
  /** How a traveller reaches the brand, as far as its feed says. */
  brandContact?: Omit<LineContact, 'name'>;
  serviceClass: string;
};

/** One direction of a cart or an order, with its tickets. */
export type Way<Held extends CartTicket = CartTicket> = { direction: Direction; leg: Leg; tickets: Held[] };

/** The way out and, for a round trip, the way back. */
export type Ways<Held extends CartTicket = CartTicket> = readonly [Way<Held>, ...Way<Held>[]];

/** What a coupon or points take off the tickets of a cart, never off its services. */
export type Discount = { kind: 'coupon'; couponId: string; code: string; amount: Money } | { kind: 'points'; amount: Money };

/** A cart with its hold. `total` is the amount to charge (PAY-036). */
export type Cart = {
  id: string;
  expiresAt: Instant;
  ways: Ways;
  subtotal: Money;
  servicesTotal: Money;
  /** Credit for changed tickets; 0 in a sale. */
  credit: Money;
  discount: Discount | null;
  total: Money;
  /** True when the cart changes bought tickets (PAY-036). */
  isChange: boolean;
  /** The amount by which the bought tickets exceed the new ones; it becomes points after the trip. */
  points: Money;
};

/** Why a bought ticket may not board any more: another one replaced it, or it was cancelled. */
export type TicketEnd = 'replaced' | 'cancelled';

/** Addresses that add a ticket to a wallet, relative to the payment service; null where it signs no such passes. */
export type WalletLinks = { apple: string | null; google: string | null };

/** A ticket with its QR payload. `folio` is null while it is pending (CONF-004). A ticket that may not board has no `wallets`. */
export type Ticket = CartTicket & {
  folio: string | null;
  qr: string | null;
  unit: string | null;
  ended: TicketEnd | null;
  wallets?: WalletLinks;
};

export const isStanding = ({ ended }: Ticket): boolean => ended === null;

/** A paid order (CONF-029). */
export type Order = {
  id: string;
  operation: string;
  transactionId: string;
  paidAt: Instant;
  total: Money;
  email: string;
  ways: Ways<Ticket>;
  /** It waits for its payment at a till, or that payment never came. */
  isReserved: boolean;
  /** The service gives discounts for rides to and from terminals. */
  hasRides: boolean;
  /** The order changed bought tickets. */
  isChange: boolean;
  /** The points that the order promises: for the trip, or for a change what the replaced tickets cost more. */
  points: Money;
};

/** The reference of a payment. The charge company is 1 (CONST-073), whose prefix is TUN (PAY-035, CONST-071). */
export function referenceOf(cartId: string): string {
  return `TUN${cartId}Web`;
}

export type RefusalReason = 'card-refused' | 'insufficient-funds' | 'duplicate-reference' | 'cart-expired';

/** The result of a payment, from the payment service. */
export type PaymentOutcome = {
  /** A number that the traveller can give to customer service. */
  folio?: string;
} & (
  | { status: 'authorised'; paymentId: string; orderId: string }
  | { status: 'challenge'; paymentId: string; challenge: Challenge }
  | { status: 'pending'; paymentId: string }
  /** `message` is the service's own Spanish text. */
  | {
      status: 'refused';
      paymentId: string;
      reason: RefusalReason;
      message?: string;
    }
  | { status: 'refunded'; paymentId: string }
  | { status: 'unknown'; paymentId: string }
);

/** A page of the bank to show in a frame. Only messages of `origin` are accepted. */
export type Challenge = { url: string; origin: string; expiresAt: Instant };

/** The device data from the bank's hidden frame (PAY-008). */
export type DeviceData = { sessionId: string; ddc: string; ddcSecret: string };
