import { plusSeconds } from '../domain/instant.ts';
import { CART, CASH_CART, CASH_TERMS, CHANGE, CHANGE_CART, COUPON_CART, EMAIL, FREE_CART, NOW } from '../testing/fixtures.ts';
import { done, failed, isIn, type Model } from 'xstate-paths';
import { cart, late, paid, shows, wholeCheckout } from './checkout.examples.ts';
import { cartOf, cashOf } from './checkout.rules.ts';

const refused = (code: string) => ({ code, retryable: false });
const lost = { code: 'network', retryable: true };
/** More points than the tickets cost. */
export const COVERING_BALANCE = 1_000_000_000;
const payment = { key: 'k', paymentId: null, folio: null, isRefunded: false };

const cartModel: Pick<Model, 'machine' | 'input' | 'facts' | 'invariants'> = {
  machine: wholeCheckout,
  input: { cartId: CART.id, change: CHANGE, email: EMAIL },
  facts: ({ context }) => [
    context.failure?.code,
    context.orderId !== null,
    context.cart?.isChange,
    context.method,
    context.terms?.pending,
    context.termsFailed,
    context.isCashWithdrawn,
    context.balance,
    context.usesPoints,
    context.cart?.discount?.kind,
    context.payment?.folio,
  ],
  invariants: {
    'what is open is a cart': (at) => !isIn(at, 'checkout.open') || at.context.cart !== null,
    'the truth is asked of a payment': (at) => !isIn(at, 'open.paymentTruth') || at.context.payment !== null,
    'cash is chosen where it is offered': (at) => !isIn(at, 'open.cashReservation') || cashOf(at.context).kind === 'offered',
    'points and coupon are never used together': (at) => !at.context.usesPoints || at.context.cart?.discount == null,
    'a free cart is ordered, not paid': (at) => !isIn(at, 'open.freeOrder') || cartOf(at.context).total === 0,
    'is reserved with an order': (at) => !isIn(at, 'reserved') || at.context.orderId !== null,
    'is paid with an order': (at) => !isIn(at, 'paid') || at.context.orderId !== null,
  },
};

/** The events of a cart until its payment. */
const byCard = {
  ...cartModel,
  events: {
    cartComes: cart,
    cartExpired: failed('getCart', refused('cart-expired')),
    cartSold: failed('getCart', { ...refused('cart-sold'), orderId: 'o' }),
    cartWithheld: failed('getCart', refused('unauthorized')),
    signInChosen: { type: 'signIn.chosen' },
    sessionOpened: { type: 'session.opened' },
    cartFails: failed('getCart', lost),
    cartRetried: { type: 'cart.retried' },
    alertClosed: { type: 'alert.closed' },
    paymentAsked: shows('cardPayment', true),
    paymentAnswered: shows('cardPayment', false),
    paymentDone: paid('o'),
    paymentLate: done('cardPayment', { kind: 'late' }),
    paymentUnknown: done('cardPayment', { kind: 'unknown', payment }),
    truthNamed: { type: 'xstate.snapshot.paymentTruth', snapshot: { context: { folio: 'TUN-7KQ2BYT9' } } },
    truthPaid: done('paymentTruth', { kind: 'paid', orderId: 'o' }),
    truthNotCharged: done('paymentTruth', { kind: 'notCharged' }),
    truthRefunded: done('paymentTruth', { kind: 'refunded' }),
    checkoutLeft: { type: 'checkout.left' },
    checkoutAbandoned: { type: 'checkout.abandoned' },
    seatsReleased: done('unblockSeats'),
    releaseFindsItSold: failed('unblockSeats', refused('cart-sold')),
    releaseFails: failed('unblockSeats', lost),
    holdLapsed: late,
    expiredReleased: done('unblockExpired'),
    expiredReleaseFindsItSold: failed('unblockExpired', refused('cart-sold')),
    expiredReleaseFails: failed('unblockExpired', lost),
    searchChosen: { type: 'search.chosen' },
    seatsReclaimed: { type: 'seats.reclaimed' },
  },
} satisfies Model;

/** The events of a free change of tickets. */
const free = {
  ...cartModel,
  events: {
    changeComes: done('getCart', CHANGE_CART),
    orderAsked: shows('freeOrder', true),
    orderAnswered: shows('freeOrder', false),
    orderDone: done('freeOrder', { kind: 'paid', orderId: 'o' }),
    orderLate: done('freeOrder', { kind: 'late' }),
    holdLapsed: late,
    checkoutLeft: { type: 'checkout.left' },
    checkoutAbandoned: { type: 'checkout.abandoned' },
  },
} satisfies Model;

/** The events of a cart that may be reserved. */
const byCash = {
  ...cartModel,
  events: {
    cashCartComes: done('getCart', CASH_CART),
    termsCome: { type: 'terms.came', terms: CASH_TERMS, now: NOW },
    termsUnproved: { type: 'terms.came', terms: { ...CASH_TERMS, mayReserve: false }, now: NOW },
    termsOverLimit: { type: 'terms.came', terms: { ...CASH_TERMS, pending: 6 }, now: NOW },
    termsFail: { type: 'terms.failed' },
    methodsRetried: { type: 'methods.retried' },
    cashChosen: { type: 'method.chosen', method: 'cash' },
    cardChosen: { type: 'method.chosen', method: 'card' },
    reservationAsked: shows('cashReservation', true),
    reservationAnswered: shows('cashReservation', false),
    reservationDone: done('cashReservation', { kind: 'reserved', orderId: 'o' }),
    reservationSold: done('cashReservation', { kind: 'paid', orderId: 'o' }),
    reservationLate: done('cashReservation', { kind: 'late' }),
    cashWithdrawn: done('cashReservation', { kind: 'withdrawn' }),
    otherTripChosen: done('cashReservation', { kind: 'toSearch' }),
    minutePasses: { type: 'xstate.snapshot.hold', snapshot: { value: 'running', context: { now: plusSeconds(NOW, 60) } } },
    holdLapsed: late,
    checkoutLeft: { type: 'checkout.left' },
    checkoutAbandoned: { type: 'checkout.abandoned' },
  },
} satisfies Model;

/** The events of points and coupon, on a cart that may be reserved. */
const reduced = {
  ...cartModel,
  events: {
    saleComes: done('getCart', CASH_CART),
    termsCome: { type: 'terms.came', terms: CASH_TERMS, now: NOW },
    cashChosen: { type: 'method.chosen', method: 'cash' },
    balanceComes: { type: 'balance.came', balance: 18_450_000 },
    balanceCovers: { type: 'balance.came', balance: COVERING_BALANCE },
    pointsToggled: { type: 'points.toggled' },
    couponOpened: { type: 'coupon.opened' },
    couponApplied: done('pointsAndCoupon', { kind: 'changed', cart: { ...COUPON_CART, ways: CASH_CART.ways }, usesPoints: false }),
    couponKept: done('pointsAndCoupon', { kind: 'kept' }),
    couponLate: done('pointsAndCoupon', { kind: 'late' }),
    couponDropped: { type: 'coupon.dropped' },
    couponRemoved: done('pointsAndCoupon', { kind: 'changed', cart: CASH_CART, usesPoints: false }),
    giftAnswered: shows('freeOrder', false),
    giftWanted: shows('freeOrder', true),
    holdLapsed: late,
    checkoutLeft: { type: 'checkout.left' },
    checkoutAbandoned: { type: 'checkout.abandoned' },
  },
} satisfies Model;

/** The events of tickets that a coupon pays. */
const given = {
  ...cartModel,
  events: {
    giftComes: done('getCart', FREE_CART),
    giftWanted: shows('freeOrder', true),
    giftAnswered: shows('freeOrder', false),
    giftDone: done('freeOrder', { kind: 'paid', orderId: 'o' }),
    balanceComes: { type: 'balance.came', balance: 18_450_000 },
    pointsToggled: { type: 'points.toggled' },
    couponDropped: { type: 'coupon.dropped' },
    couponRemoved: done('pointsAndCoupon', { kind: 'changed', cart: CASH_CART, usesPoints: false }),
    couponReplaced: done('pointsAndCoupon', { kind: 'changed', cart: CASH_CART, usesPoints: true }),
  },
} satisfies Model;

export const checkoutModels = [byCard, free, byCash, reduced, given] satisfies Model[];
