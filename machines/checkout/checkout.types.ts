import type { CardAlert, CardPaymentView } from '../cardPayment/cardPayment.types.ts';
import type { CashReservationView } from '../cashReservation/cashReservation.types.ts';
import type { CashOffer, CashTerms } from '../domain/cash.ts';
import type { Change } from '../domain/change.ts';
import type { Failure } from '../domain/failure.ts';
import type { Instant } from '../domain/instant.ts';
import type { Money } from '../domain/money.ts';
import type { Cart, Discount } from '../domain/order.ts';
import type { OpenPayment } from '../domain/payment.ts';
import type { FreeOrderView } from '../freeOrder/freeOrder.types.ts';
import type { HoldView } from '../hold/hold.types.ts';
import type { DiscountWish, PointsAndCouponView } from '../pointsAndCoupon/pointsAndCoupon.types.ts';
import type { ChargeTruth, PaymentTruthView } from '../paymentTruth/paymentTruth.types.ts';

/** `change` contains the tickets that the cart replaces. */
/**
 * `asksFirst`: a free cart is not ordered at once (FREE-002). `shownTotal`: what the seats showed; null when the cart was opened by its
 * address.
 */
export type CheckoutInput = {
  cartId: string;
  change: Change | null;
  email: string | null;
  asksFirst: boolean;
  shownTotal: Money | null;
};

export type CheckoutContext = CheckoutInput & {
  /** When the terms came, and then the time of the hold. */
  now: Instant;
  /** As the service has it, with its coupon. */
  cart: Cart | null;
  /** The points of a registered traveller; null until they are known, and for guests. */
  balance: Money | null;
  usesPoints: boolean;
  wish: DiscountWish;
  /** The payment with an unknown result. */
  payment: OpenPayment | null;
  orderId: string | null;
  /** The method that the traveller chose last. */
  method: PayMethod;
  /** The service's terms of cash; null until they come. */
  terms: CashTerms | null;
  termsFailed: boolean;
  /** The service refused cash for this cart (CASH-013). */
  isCashWithdrawn: boolean;
  failure: Failure | null;
};

export type PayMethod = 'card' | 'cash';

export type CheckoutEvent =
  | { type: 'alert.closed' }
  | { type: 'cart.retried' }
  | { type: 'signIn.chosen' }
  /** A user signed in, here or in another tab. */
  | { type: 'session.opened' }
  /** The traveller goes back to the seats. */
  | { type: 'checkout.left' }
  /** The traveller visits another address, which the wizard stores. */
  | { type: 'checkout.abandoned' }
  | { type: 'search.chosen' }
  | { type: 'seats.reclaimed' }
  | { type: 'method.chosen'; method: PayMethod }
  /** The terms of cash came, or did not (ERR-062). */
  | { type: 'terms.came'; terms: CashTerms; now: Instant }
  | { type: 'terms.failed' }
  | { type: 'methods.retried' }
  | { type: 'balance.came'; balance: Money }
  | { type: 'points.toggled' }
  | { type: 'coupon.opened' }
  | { type: 'coupon.dropped' }
  /** Events that the chart raises from the snapshots of its children. */
  | { type: 'hold.lapsed' }
  | { type: 'payment.asked' }
  | { type: 'payment.answered' };

export type CheckoutOutput =
  | { kind: 'paid'; orderId: string }
  | { kind: 'reserved'; orderId: string }
  | { kind: 'backToSeats' }
  | { kind: 'toSearch' }
  | { kind: 'abandoned' }
  /** The traveller wants the same seats again after the hold ended. */
  | { kind: 'reclaim' };

export type SummaryView = {
  ways: Cart['ways'];
  subtotal: Money;
  servicesTotal: Money;
  credit: Money;
  discount: Discount | null;
  points: Money;
  total: Money;
  /** The points that may be used; null when none are offered (POINTS-002 to POINTS-005). */
  balance: Money | null;
  offersCoupon: boolean;
  isChange: boolean;
  /** A free cart is confirmed instead of paid (FREE-006, FREE-007). */
  costsNothing: boolean;
  /** The chosen method, and whether cash may be chosen. */
  method: PayMethod;
  cash: CashOffer;
  /** The methods could not be loaded (ERR-062). */
  termsFailed: boolean;
  /** The old and the new departure and seat of each traveller of a change. `before` is null when the page was opened by the cart's address. */
  changes: { name: string; before: SeatThen | null; now: SeatThen }[];
};

/** A seat of a departure. */
export type SeatThen = { departs: Instant; seat: string };

/** The views of the invoked charts, null while they do not run. */
export type CheckoutChildren = {
  hold: HoldView | null;
  cardPayment: CardPaymentView | null;
  freeOrder: FreeOrderView | null;
  cashReservation: CashReservationView | null;
  pointsAndCoupon: PointsAndCouponView | null;
  paymentTruth: PaymentTruthView | null;
};

export type CheckoutView =
  | { screen: 'loading' }
  | { screen: 'cartFailed'; reason: 'expired' | 'other'; message: string | null }
  | { screen: 'signedOut' }
  | ({
      screen: 'form';
      hold: HoldView | null;
      /** The total that the seats showed, when the price changed before the seats were held. */
      priceBefore: Money | null;
      errors: Extract<CardPaymentView, { screen: 'form' }>['errors'];
      canPay: boolean;
      /** The question whether to change the tickets is open (FREE-008). */
      isAsking: boolean;
      alert: CheckoutAlert | null;
      /** The coupon is typed, applied or taken off. */
      pointsAndCoupon: PointsAndCouponView | null;
    } & SummaryView)
  | ({ screen: 'paying'; hold: HoldView | null; step: PayingStep } & SummaryView)
  | ({ screen: 'challenge'; hold: HoldView | null; url: string | null; confirming: boolean } & SummaryView)
  /** `reference` replaces an unknown folio. */
  | { screen: 'unknown'; folio: string | null; reference: string; truth: ChargeTruth; orderId: string | null; total: Money }
  | ({ screen: 'expired'; releasing: boolean } & SummaryView)
  | { screen: 'releasing' };

export type PayingStep = Extract<CardPaymentView | FreeOrderView | CashReservationView, { screen: 'paying' }>['step'];
export type CheckoutAlert =
  | CardAlert
  | NonNullable<Extract<FreeOrderView, { screen: 'form' }>['alert']>
  | NonNullable<Extract<CashReservationView, { screen: 'form' }>['alert']>;
