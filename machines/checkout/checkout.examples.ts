import { examples as reservations } from '../cashReservation/cashReservation.examples.ts';
import { cashReservationMachine } from '../cashReservation/index.ts';
import { examples as cards } from '../cardPayment/cardPayment.examples.ts';
import type { OpenPayment } from '../domain/payment.ts';
import { examples as orders } from '../freeOrder/freeOrder.examples.ts';
import { examples as holds } from '../hold/hold.examples.ts';
import { examples as coupons } from '../pointsAndCoupon/pointsAndCoupon.examples.ts';
import { freeOrderMachine } from '../freeOrder/index.ts';
import { lateChart } from '../lateChart.ts';
import { examples as truths } from '../paymentTruth/paymentTruth.examples.ts';
import { paymentTruthMachine } from '../paymentTruth/index.ts';
import { CART, CASH_CART, CASH_TERMS, CHANGE, CHANGE_CART, COUPON_CART, EMAIL, FREE_CART, NOW, ROUND_CART } from '../testing/fixtures.ts';
import { chartOf, done, failed, situation } from 'xstate-paths';
import { checkoutMachine } from './checkout.machine.ts';
import type { CheckoutChildren, CheckoutEvent } from './checkout.types.ts';
import { checkoutView } from './checkout.view.ts';

/** The payment with the charts that load later. */
export const wholeCheckout = checkoutMachine.provide({
  actors: {
    cashReservation: lateChart(() => cashReservationMachine),
    paymentTruth: lateChart(() => paymentTruthMachine),
    freeOrder: lateChart(() => freeOrderMachine),
  },
});

type Step = CheckoutEvent | ReturnType<typeof done>;

const input = { cartId: CART.id, change: CHANGE, email: EMAIL, asksFirst: false, shownTotal: null };
const payment: OpenPayment = { key: 'c1a4e6f0', paymentId: null, folio: null, isRefunded: false };

export const cart = done('getCart', CART);
export const opened: Step[] = [cart];
/** The snapshot of a payment method with or without the tag `asked`. */
export const shows = (id: 'cardPayment' | 'freeOrder' | 'cashReservation', isAsked: boolean) => ({
  type: `xstate.snapshot.${id}`,
  snapshot: { isAsked, hasTag: () => isAsked },
});
export const asked: Step[] = [...opened, shows('cardPayment', true)];
export const paid = (orderId: string) => done('cardPayment', { kind: 'paid', orderId });
export const unknown: Step[] = [...asked, done('cardPayment', { kind: 'unknown', payment })];
export const late = { type: 'xstate.snapshot.hold', snapshot: { value: 'lapsed' } };
/** A cart that may be paid in cash, with the terms of the service. */
export const termsCame: Step = { type: 'terms.came', terms: CASH_TERMS, now: NOW };
const offered: Step[] = [done('getCart', CASH_CART), termsCame];
export const cash: Step[] = [...offered, { type: 'method.chosen', method: 'cash' }];
/** A free change of tickets. */
export const changing: Step[] = [done('getCart', CHANGE_CART)];

export function checkout(events: readonly Step[]) {
  return situation(wholeCheckout, input, events);
}

/** A registered traveller with points. */
export const balanceCame: Step = { type: 'balance.came', balance: 18_450_000 };
const withPoints: Step[] = [...offered, balanceCame, { type: 'points.toggled' }];
const couponOpen: Step[] = [...offered, balanceCame, { type: 'coupon.opened' }];
/** A cart with a coupon. */
const couponCart: Step[] = [done('getCart', COUPON_CART)];
/** Tickets that a coupon pays. */
export const giving: Step[] = [done('getCart', FREE_CART)];

/** The situations of the invoked charts are independent. */
const at = (events: readonly Step[], children: Partial<CheckoutChildren> = {}) => ({
  input,
  events,
  children: {
    hold: holds.running,
    cardPayment: null,
    freeOrder: null,
    cashReservation: null,
    pointsAndCoupon: null,
    paymentTruth: null,
    ...children,
  },
});
const paying = (cardPayment: CheckoutChildren['cardPayment']) => at(asked, { cardPayment, hold: holds.suspended });
const form = (cardPayment: CheckoutChildren['cardPayment']) => at(opened, { cardPayment });
const truth = (paymentTruth: CheckoutChildren['paymentTruth']) => at(unknown, { paymentTruth });
const change = (freeOrder: CheckoutChildren['freeOrder'], events = changing) => at(events, { freeOrder });
const ordering = (freeOrder: CheckoutChildren['freeOrder']) => change(freeOrder, [...changing, shows('freeOrder', true)]);

const typing = (pointsAndCoupon: CheckoutChildren['pointsAndCoupon']) => at(couponOpen, { pointsAndCoupon });
const reserving = (cashReservation: CheckoutChildren['cashReservation'], events = cash) => at(events, { cashReservation });

/** Situations of the payment, reached by events. */
export const situations = {
  loading: at([]),
  cartExpired: at([failed('getCart', { code: 'cart-expired', retryable: false })]),
  cartReleased: at([
    failed('getCart', { code: 'cart-expired', retryable: false, message: 'Los asientos de este carrito ya se liberaron.' }),
  ]),
  cartFailed: at([failed('getCart', { code: 'network', retryable: true })]),
  cartRefused: at([failed('getCart', { code: 'not-found', retryable: false, message: 'Ese carrito es de otra cuenta.' })]),
  signedOut: at([failed('getCart', { code: 'unauthorized', retryable: false })]),
  fresh: at(opened, { cardPayment: cards.blank, hold: holds.fresh }),
  priceChanged: {
    ...at(opened, { cardPayment: cards.blank, hold: holds.fresh }),
    input: { ...input, shownTotal: CART.total - 22_500_000 },
  },
  blank: form(cards.blank),
  incomplete: at(opened, { cardPayment: cards.incomplete, hold: holds.lastMinute }),
  ready: form(cards.ready),
  roundTrip: at([done('getCart', ROUND_CART)], { cardPayment: cards.ready }),
  withoutDevice: form(cards.withoutDevice),
  preparing: paying(cards.preparing),
  awaitingDevice: paying(cards.awaitingDevice),
  charging: paying(cards.charging),
  challenge: paying(cards.challenge),
  confirming: paying(cards.confirming),
  declined: form(cards.declined),
  insufficientFunds: form(cards.insufficientFunds),
  duplicateReference: form(cards.duplicateReference),
  noShopperIp: form(cards.noShopperIp),
  cardMissing: form(cards.cardMissing),
  paymentIdMissing: form(cards.paymentIdMissing),
  earlierUnknown: form(cards.earlierUnknown),
  cashOffered: at(offered, { cardPayment: cards.ready }),
  cashUnproved: at([...offered.slice(0, 1), { type: 'terms.came', terms: { ...CASH_TERMS, mayReserve: false }, now: NOW }], {
    cardPayment: cards.ready,
  }),
  cashOverLimit: at([...offered.slice(0, 1), { type: 'terms.came', terms: { ...CASH_TERMS, pending: 6 }, now: NOW }], {
    cardPayment: cards.ready,
  }),
  methodsFailed: at([...opened, { type: 'terms.failed' }], { cardPayment: cards.ready }),
  cash: reserving(reservations.form),
  reserving: reserving(reservations.reserving, [...cash, shows('cashReservation', true)]),
  reservationUnreached: reserving(reservations.unanswered),
  cashTooNear: reserving(reservations.tooNear),
  cashRefusedForLimit: reserving(reservations.overLimit),
  cashRefusedForBus: reserving(reservations.busOverLimit),
  cashDisabled: reserving(reservations.disabled),
  cashFailed: reserving(reservations.failed),
  declinedWithCash: at(offered, { cardPayment: cards.declined }),
  pointsOffered: at([...offered, balanceCame], { cardPayment: cards.blank }),
  pointsUsed: at(withPoints, { cardPayment: cards.ready }),
  pointsUsedInCash: at([...cash, balanceCame, { type: 'points.toggled' }], { cardPayment: cards.ready }),
  couponEmpty: typing(coupons.empty),
  couponTyped: typing(coupons.typed),
  couponApplying: typing(coupons.applying),
  couponRefused: typing(coupons.refused),
  couponUnreached: typing(coupons.unreached),
  couponDone: typing(coupons.applied),
  couponApplied: at(couponCart, { cardPayment: cards.ready }),
  couponRemoving: at([...couponCart, { type: 'coupon.dropped' }], { pointsAndCoupon: coupons.removing }),
  couponNotRemoved: at([...couponCart, { type: 'coupon.dropped' }], { pointsAndCoupon: coupons.notRemoved }),
  giving: at([...giving, shows('freeOrder', true)], { freeOrder: orders.giving }),
  givingUnreached: at(giving, { freeOrder: orders.givingUnreached }),
  notGiven: at(giving, { freeOrder: orders.notGiven }),
  giveAgain: at(giving, { freeOrder: orders.giveAgain }),
  unknown: truth(truths.asking),
  unknownWaiting: truth(truths.waiting),
  unknownUnreached: truth(truths.unreached),
  unknownSignedOut: truth(truths.signedOut),
  unknownCharged: truth(truths.charged),
  unknownNotCharged: truth(truths.notCharged),
  unknownRefunded: truth(truths.refunded),
  change: change(orders.form),
  changeForLess: change(orders.form, [done('getCart', { ...CHANGE_CART, points: 7_200_000 })]),
  changeForMore: at([done('getCart', { ...CHANGE_CART, credit: CART.subtotal, total: CART.servicesTotal })], {
    cardPayment: cards.ready,
  }),
  confirmingChange: change(orders.confirming),
  orderPreparing: ordering(orders.preparing),
  ordering: ordering(orders.ordering),
  orderUnreached: change(orders.unanswered),
  orderFailed: change(orders.failed),
  notOrdered: change(orders.refused),
  releasing: at([...opened, { type: 'checkout.left' }]),
  abandoning: at([...opened, { type: 'checkout.abandoned' }]),
  expiring: at([...opened, late]),
  expired: at([...opened, late, done('unblockExpired')]),
} as const;

export const chart = chartOf(wholeCheckout, situations, (snapshot, { children }) => checkoutView(snapshot, children));
export const { examples } = chart;
