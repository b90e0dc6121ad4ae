import type { CardFacts } from '../domain/card.ts';
import type { Failure } from '../domain/failure.ts';
import type { Instant } from '../domain/instant.ts';
import type { Cart, Challenge } from '../domain/order.ts';
import type { PaymentEnd } from '../domain/payment.ts';

/** What is paid: a cart, or a reservation under its name among the carts. */
export type CardPaymentInput = { cart: Pick<Cart, 'id' | 'total' | 'discount'>; email: string | null };

/** Data of the bank that is needed before the card: the address of its frames. */
/** A bank with fields of its own collects the device data in them. */
export type Provider = { deviceDataUrl: string | null; origin: string };

/** An attempt to pay. Its idempotency key exists before its first request. */
export type Attempt = { key: string; shopperIp: string; at: Instant };

export type CardPaymentContext = CardPaymentInput & {
  provider: Provider | null;
  card: CardFacts;
  /** The revision of the card number whose device data was requested. */
  deviceFor: number;
  attempt: Attempt | null;
  /** The payment to poll: that of the attempt, or an earlier open one of the same cart. */
  paymentId: string | null;
  /** A number that the traveller can give to customer service, once there is a payment. */
  folio: string | null;
  challenge: Challenge | null;
  orderId: string | null;
  failure: Failure | null;
};

export type CardPaymentEvent =
  | { type: 'card.changed'; card: CardFacts }
  | { type: 'pay.submitted' }
  | { type: 'decline.accepted' }
  | { type: 'alert.closed' };

export type CardPaymentOutput = PaymentEnd;

export type CardAlert =
  | { kind: 'declined'; failure: Failure }
  | { kind: 'noShopperIp' }
  | { kind: 'cardMissing' }
  | { kind: 'paymentIdMissing' }
  /** The bank has not answered a payment of another cart yet. */
  | { kind: 'earlierUnknown' };

export type CardPaymentView =
  | { screen: 'form'; errors: CardFacts['errors']; canPay: boolean; alert: CardAlert | null }
  | { screen: 'paying'; step: 'preparing' | 'device' | 'charging' }
  | { screen: 'challenge'; url: string | null; confirming: boolean };
