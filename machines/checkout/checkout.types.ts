import type { CardFacts } from '../domain/card.ts';
import type { Change } from '../domain/change.ts';
import type { Failure } from '../domain/failure.ts';
import type { Instant } from '../domain/instant.ts';
import type { Money } from '../domain/money.ts';
import type { Cart, Challenge, DeviceData } from '../domain/order.ts';
import type { HoldView } from '../hold/hold.types.ts';

/** `change` knows the tickets that the cart takes the place of. */
export type CheckoutInput = { cartId: string; change: Change | null; email: string | null; now: Instant };

/** What the bank needs before a card is asked for: where its frames live. */
export type Provider = { deviceDataUrl: string; origin: string };

/** A try to pay: its idempotency key exists before its first request. */
export type Attempt = { key: string; shopperIp: string; at: Instant };

export type CheckoutContext = {
  cartId: string;
  change: Change | null;
  email: string | null;
  now: Instant;
  cart: Cart | null;
  provider: Provider | null;
  card: CardFacts;
  device: DeviceData | null;
  /** The revision of the card number that `device` was collected for. */
  deviceFor: number;
  attempt: Attempt | null;
  /** The idempotency key of an order without a payment. */
  orderKey: string | null;
  paymentId: string | null;
  /** What the traveller can tell to whoever helps, once a payment has it. */
  folio: string | null;
  challenge: Challenge | null;
  orderId: string | null;
  /** The hold ended while the bank was asked. */
  lapsed: boolean;
  failure: Failure | null;
};

export type CheckoutEvent =
  | { type: 'card.changed'; card: CardFacts }
  | { type: 'pay.submitted' }
  | { type: 'changes.submitted' }
  | { type: 'changes.confirmed' }
  | { type: 'changes.cancelled' }
  | { type: 'decline.accepted' }
  | { type: 'alert.closed' }
  | { type: 'notice.closed' }
  | { type: 'cart.retried' }
  | { type: 'signIn.chosen' }
  /** Somebody signed in, here or in another tab. */
  | { type: 'session.opened' }
  | { type: 'checkout.left' }
  | { type: 'search.chosen' }
  | { type: 'seats.reclaimed' };

export type CheckoutOutput =
  | { kind: 'paid'; orderId: string }
  | { kind: 'backToSeats' }
  | { kind: 'toSearch' }
  /** The traveller wants the same seats again after the hold ended. */
  | { kind: 'reclaim' };

export type CheckoutTag = 'bankAsked';

export type SummaryView = {
  ways: Cart['ways'];
  subtotal: Money;
  servicesTotal: Money;
  credit: Money;
  points: Money;
  total: Money;
  /** Nothing is to be paid: it is confirmed instead (FREE-006, FREE-007). */
  isFree: boolean;
  /** Who of a change goes from which seat to which; `before` is not known to a page that was opened on the cart alone. */
  changes: { name: string; before: string | null; now: string }[];
};

/** What the unknown page tells about the money. */
export type ChargeTruth =
  | 'asking'
  /** The shop cannot be asked: no network, or no answer. */
  | 'unreached'
  /** The shop tells it to who paid alone, and that is not who is signed in. */
  | 'signedOut'
  | 'charged'
  | 'notCharged'
  | 'refunded';

export type CheckoutView =
  | { screen: 'loading' }
  | { screen: 'cartFailed'; reason: 'expired' | 'other'; message: string | null }
  | { screen: 'signedOut' }
  | ({
      screen: 'form';
      hold: HoldView | null;
      /** The notice that gives the time to pay in minutes (NAV-050). */
      timeNotice: number | null;
      errors: CardFacts['errors'];
      canPay: boolean;
      /** It is asked once more whether the tickets shall be changed (FREE-008). */
      isAsking: boolean;
      alert: CheckoutAlert | null;
    } & SummaryView)
  | ({ screen: 'paying'; hold: HoldView | null; step: 'preparing' | 'device' | 'charging' | 'ordering' | 'reordering' } & SummaryView)
  | ({ screen: 'challenge'; hold: HoldView | null; url: string | null; confirming: boolean } & SummaryView)
  /** `reference` is known when the folio is not. */
  | { screen: 'unknown'; folio: string | null; reference: string; truth: ChargeTruth; orderId: string | null; total: Money }
  | ({ screen: 'expired'; releasing: boolean } & SummaryView)
  | { screen: 'releasing' };

export type CheckoutAlert =
  | { kind: 'declined'; failure: Failure }
  /** The change of tickets was not made. */
  | { kind: 'notOrdered'; failure: Failure }
  | { kind: 'noShopperIp' }
  | { kind: 'cardMissing' }
  | { kind: 'paymentIdMissing' };
