import { assign, raise, sendTo, setup } from 'xstate';
import type { CashReservationOutput } from '../cashReservation/index.ts';
import { cardPaymentMachine } from '../cardPayment/index.ts';
import { asksWho, failureOf } from '../domain/failure.ts';
import type { CashTerms } from '../domain/cash.ts';
import { offersCoupon } from '../domain/discount.ts';
import { LONG_AGO, type Instant } from '../domain/instant.ts';
import type { Money } from '../domain/money.ts';
import type { Cart } from '../domain/order.ts';
import { hasCode, orderOf, type PaymentEnd } from '../domain/payment.ts';
import { holdMachine } from '../hold/index.ts';
import { error, event, output } from '../params.ts';
import { pointsAndCouponMachine, type DiscountWish, type PointsAndCouponOutput } from '../pointsAndCoupon/index.ts';
import type { PaymentTruthOutput } from '../paymentTruth/index.ts';
import { cashReservation, freeOrder, getCart, paymentTruth, unblockSeats, watchBalance, watchCashTerms } from './checkout.ports.ts';
import { cartOf, costsNothing, hasCoupon, offersCash, openPaymentOf, togglesPoints } from './checkout.rules.ts';
import type { CheckoutContext, CheckoutEvent, CheckoutInput, CheckoutOutput, PayMethod } from './checkout.types.ts';

const checkout = setup({
  types: {
    context: {} as CheckoutContext,
    events: {} as CheckoutEvent,
    input: {} as CheckoutInput,
    output: {} as CheckoutOutput,
    children: {} as {
      hold: 'hold';
      cardPayment: 'cardPayment';
      freeOrder: 'freeOrder';
      cashReservation: 'cashReservation';
      pointsAndCoupon: 'pointsAndCoupon';
      paymentTruth: 'paymentTruth';
    },
  },
  actors: {
    getCart,
    unblockSeats,
    watchCashTerms,
    watchBalance,
    hold: holdMachine,
    cardPayment: cardPaymentMachine,
    freeOrder,
    cashReservation,
    pointsAndCoupon: pointsAndCouponMachine,
    paymentTruth,
  },
  guards: {
    costsNothing: ({ context }) => costsNothing(cartOf(context)),
    hasCoupon: ({ context }) => hasCoupon(context),
    offersCoupon: ({ context }) => offersCoupon(cartOf({ ...context, usesPoints: false })),
    togglesPoints: ({ context }) => togglesPoints(context),
    isChanged: (_, end: PointsAndCouponOutput) => end.kind === 'changed',
    isLate: (_, end: PointsAndCouponOutput) => end.kind === 'late',
    lacksBalance: ({ context }) => context.balance === null,
    lacksTerms: ({ context }) => context.terms === null,
    paysCash: ({ context }) => context.method === 'cash' && offersCash(context),
    switchesMethod: ({ context }, { method }: { method: PayMethod }) =>
      method !== context.method && (method === 'card' || offersCash(context)),
    hasLapsed: (_, params: { hold: unknown }) => params.hold === 'lapsed',
    isAsked: (_, params: { isAsked: boolean }) => params.isAsked,
    isPaid: (_, end: PaymentEnd | PaymentTruthOutput | CashReservationOutput) => end.kind === 'paid',
    isReserved: (_, end: CashReservationOutput) => end.kind === 'reserved',
    isWithdrawn: (_, end: CashReservationOutput) => end.kind === 'withdrawn',
    endsAtSearch: (_, end: CashReservationOutput) => end.kind === 'toSearch',
    isUnknown: (_, end: PaymentEnd) => end.kind === 'unknown',
    isNotCharged: (_, end: PaymentTruthOutput) => end.kind === 'notCharged',
    isExpired: (_, params: { error: unknown }) => hasCode(params.error, 'cart-expired'),
    isSold: (_, params: { error: unknown }) => hasCode(params.error, 'cart-sold'),
    isSignedOut: (_, params: { error: unknown }) => asksWho(failureOf(params.error)),
  },
  actions: {
    assignCart: assign((_, cart: Cart) => ({ cart, failure: null })),
    assignBalance: assign((_, { balance }: { balance: Money }) => ({ balance })),
    togglePoints: assign(({ context }) => ({ usesPoints: !context.usesPoints })),
    assignWish: assign((_, { wish }: { wish: DiscountWish }) => ({ wish })),
    /** POINTS-006, POINTS-008 */
    assignDiscount: assign((_, end: PointsAndCouponOutput) =>
      end.kind === 'changed' ? { cart: end.cart, usesPoints: end.usesPoints } : {},
    ),
    assignFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
    assignSold: assign(({ context }, params: { error: unknown }) => ({ orderId: orderOf(params.error, context.cartId) })),
    assignOrder: assign((_, end: PaymentEnd | PaymentTruthOutput | CashReservationOutput) =>
      'orderId' in end ? { orderId: end.orderId } : {},
    ),
    assignMethod: assign((_, { method }: { method: PayMethod }) => ({ method })),
    withdrawCash: assign({ method: 'card', isCashWithdrawn: true }),
    assignTerms: assign((_, { terms, now }: { terms: CashTerms; now: Instant }) => ({ terms, now, termsFailed: false })),
    assignTime: assign((_, { now }: { now: Instant }) => ({ now })),
    markTermsFailed: assign({ termsFailed: true }),
    clearTermsFailed: assign({ termsFailed: false }),
    retryTerms: sendTo('watchCashTerms', { type: 'methods.retried' }),
    assignFolio: assign(({ context: { payment } }, { folio }: { folio: string | null }) =>
      payment && folio !== null ? { payment: { ...payment, folio } } : {},
    ),
    assignPayment: assign((_, end: PaymentEnd) => (end.kind === 'unknown' ? { payment: end.payment } : {})),
    raiseLapsed: raise({ type: 'hold.lapsed' }),
    raiseAsked: raise({ type: 'payment.asked' }),
    raiseAnswered: raise({ type: 'payment.answered' }),
    suspendHold: sendTo('hold', { type: 'hold.suspended' }),
    resumeHold: sendTo('hold', { type: 'hold.resumed' }),
    sendSessionOpened: sendTo('paymentTruth', { type: 'session.opened' }),
    /** Clears the card in memory; the application provides it (PAY-033). */
    clearCard: () => {},
    /** Opens the sign-in over the page; the application provides it. */
    askSignIn: () => {},
  },
});

/** A cart that was not shown is held all the same. The seats adopt it; whoever leaves the purchase releases it. */
const unopened = { 'checkout.left': '#checkout.backToSeats', 'checkout.abandoned': '#checkout.abandoning' } as const;

/** Releases the cart before a final state. */
const release = ({ keepsSeats, done, failed }: { keepsSeats: boolean; done: Goal; failed: Goal }) =>
  checkout.createStateConfig({
    invoke: {
      id: 'unblockSeats',
      src: 'unblockSeats',
      input: ({ context }) => ({ cartId: context.cartId, keepsSeats }),
      onDone: done,
      onError: [
        { guard: { type: 'isSold', params: error }, target: '#checkout.paid', actions: { type: 'assignSold', params: error } },
        { target: failed },
      ],
    },
  });
type Goal = '#checkout.backToSeats' | '#checkout.abandoned' | '#checkout.toSearch';

/** The ways out of a cart that nobody is asked about. */
const leaving = {
  'checkout.left': '#checkout.open.releasing',
  'checkout.abandoned': '#checkout.abandoning',
  'hold.lapsed': '#checkout.open.expired',
} as const;

/** Starts and ends of a method's request. Until it is asked, the cart may be left. */
const requests = checkout.createStateConfig({
  initial: 'resting',
  states: {
    resting: {},
    asked: { on: { 'payment.answered': 'resting' } },
  },
});

/** A change of what reduces the total, before the chosen method is asked. */
const reducing = (wish: DiscountWish) =>
  ({
    target: '#checkout.open.pointsAndCoupon',
    actions: { type: 'assignWish', params: { wish } },
  }) as const;
const togglesPointsHere = { guard: 'togglesPoints', target: '#checkout.open.choosing', actions: 'togglePoints' } as const;
const opensCoupon = { guard: 'offersCoupon', ...reducing('coupon') } as const;
const dropsCoupon = { guard: 'hasCoupon', ...reducing('removal') } as const;
/** Points take the place of a coupon (POINTS-006). */
const togglesPointsOrCoupon = [{ guard: 'hasCoupon', ...reducing('points') }, togglesPointsHere] as const;

/** Another method may be chosen before the chosen one is asked. */
const switchesMethod = {
  guard: { type: 'switchesMethod', params: event },
  target: '#checkout.open.choosing',
  actions: { type: 'assignMethod', params: event },
} as const;

const resting = { ...leaving, 'payment.asked': 'asked' } as const;
const restingByCard = checkout.createStateConfig({
  on: {
    ...resting,
    'method.chosen': switchesMethod,
    'points.toggled': togglesPointsOrCoupon,
    'coupon.opened': opensCoupon,
    'coupon.dropped': dropsCoupon,
  },
});
/** A cart with a coupon offers no cash. */
const restingByCash = checkout.createStateConfig({
  on: { ...resting, 'method.chosen': switchesMethod, 'points.toggled': togglesPointsHere, 'coupon.opened': opensCoupon },
});
const restingFree = checkout.createStateConfig({
  on: { ...resting, 'points.toggled': togglesPointsOrCoupon, 'coupon.opened': opensCoupon, 'coupon.dropped': dropsCoupon },
});

/** A method, or the truth about its payment, ends with an order. */
const endsPaid = {
  guard: { type: 'isPaid', params: output },
  target: '#checkout.paid',
  actions: { type: 'assignOrder', params: output },
} as const;

/** A method tells when its request starts and ends. */
const tellsAsked = [
  {
    guard: {
      type: 'isAsked',
      params: ({ event: { snapshot } }: { event: { snapshot: { hasTag: (tag: 'asked') => boolean } } }) => ({
        isAsked: snapshot.hasTag('asked'),
      }),
    },
    actions: 'raiseAsked',
  },
  { actions: 'raiseAnswered' },
] as const;

/** The page that owns a cart, its hold and its payment method. The cart ends paid, released or expired. */
export const checkoutMachine = checkout.createMachine({
  id: 'checkout',
  context: ({ input }) => ({
    ...input,
    now: LONG_AGO,
    cart: null,
    payment: null,
    orderId: null,
    balance: null,
    usesPoints: false,
    wish: 'coupon',
    method: 'card',
    terms: null,
    termsFailed: false,
    isCashWithdrawn: false,
    failure: null,
  }),
  // Each final state has its own output, which xstate types as unknown.
  output: ({ event }) => event.output as CheckoutOutput,
  initial: 'loading',
  states: {
    loading: {
      on: unopened,
      invoke: {
        id: 'getCart',
        src: 'getCart',
        input: ({ context }) => ({ cartId: context.cartId }),
        onDone: { target: 'open', actions: { type: 'assignCart', params: output } },
        onError: [
          {
            guard: { type: 'isExpired', params: error },
            target: 'cartExpired',
            actions: { type: 'assignFailure', params: error },
          },
          /** The cart was paid before a reload, or in another tab. */
          { guard: { type: 'isSold', params: error }, target: 'paid', actions: { type: 'assignSold', params: error } },
          { guard: { type: 'isSignedOut', params: error }, target: 'signedOut' },
          { target: 'cartFailed', actions: { type: 'assignFailure', params: error } },
        ],
      },
    },
    /** ERR-054, ERR-055 */
    cartExpired: { on: { 'checkout.left': 'backToSeats', 'checkout.abandoned': 'abandoned', 'alert.closed': 'toSearch' } },
    /** ERR-056, ERR-057 */
    cartFailed: {
      on: {
        ...unopened,
        'alert.closed': 'backToSeats',
        'cart.retried': 'loading',
        'session.opened': 'loading',
      },
    },
    signedOut: {
      on: {
        ...unopened,
        'alert.closed': 'backToSeats',
        'signIn.chosen': { actions: 'askSignIn' },
        'session.opened': 'loading',
      },
    },
    open: {
      invoke: [
        {
          id: 'hold',
          src: 'hold',
          input: ({ context }) => ({ expiresAt: cartOf(context).expiresAt }),
          /** Raised again with every tick, so that a state in which the hold may not end is followed by its end. */
          onSnapshot: [
            { guard: { type: 'hasLapsed', params: ({ event: { snapshot } }) => ({ hold: snapshot.value }) }, actions: 'raiseLapsed' },
            { actions: { type: 'assignTime', params: ({ event: { snapshot } }) => snapshot.context } },
          ],
          onError: { actions: 'raiseLapsed' },
        },
        { id: 'watchCashTerms', src: 'watchCashTerms', onError: {} },
        { id: 'watchBalance', src: 'watchBalance', onError: {} },
      ],
      on: {
        /** The first terms stay, so that a chosen method does not disappear. */
        'terms.came': { guard: 'lacksTerms', actions: { type: 'assignTerms', params: event } },
        'balance.came': { guard: 'lacksBalance', actions: { type: 'assignBalance', params: event } },
        /** ERR-062 */
        'terms.failed': { actions: 'markTermsFailed' },
        'methods.retried': { actions: ['clearTermsFailed', 'retryTerms'] },
      },
      initial: 'choosing',
      states: {
        choosing: {
          always: [
            { guard: 'costsNothing', target: 'freeOrder' },
            { guard: 'paysCash', target: 'cashReservation' },
            { target: 'cardPayment' },
          ],
        },
        cardPayment: {
          invoke: {
            id: 'cardPayment',
            src: 'cardPayment',
            input: ({ context }) => ({ cart: cartOf(context), email: context.email }),
            onDone: [
              endsPaid,
              { guard: { type: 'isUnknown', params: output }, target: 'paymentTruth', actions: { type: 'assignPayment', params: output } },
              { target: 'expired' },
            ],
            onSnapshot: tellsAsked,
            onError: '#checkout.cartFailed',
          },
          ...requests,
          states: {
            resting: restingByCard,
            /** The hold cannot lapse while the bank is asked. */
            asked: { entry: 'suspendHold', exit: 'resumeHold', on: { 'payment.answered': 'resting' } },
          },
        },
        freeOrder: {
          invoke: {
            id: 'freeOrder',
            src: 'freeOrder',
            input: ({ context }) => ({
              begin: { cart: cartOf(context), email: context.email, asksFirst: context.asksFirst },
              restored: null,
            }),
            onDone: [endsPaid, { target: 'expired' }],
            onSnapshot: tellsAsked,
            onError: '#checkout.cartFailed',
          },
          ...requests,
          states: { ...requests.states, resting: restingFree },
        },
        /** What reduces the total is changed before a method pays the rest. */
        pointsAndCoupon: {
          invoke: {
            id: 'pointsAndCoupon',
            src: 'pointsAndCoupon',
            input: ({ context }) => ({ cart: cartOf({ ...context, usesPoints: false }), wish: context.wish }),
            onDone: [
              { guard: { type: 'isChanged', params: output }, target: 'choosing', actions: { type: 'assignDiscount', params: output } },
              { guard: { type: 'isLate', params: output }, target: 'expired' },
              { target: 'choosing' },
            ],
            onError: 'choosing',
          },
          on: leaving,
        },
        /** CASH-001 */
        cashReservation: {
          invoke: {
            id: 'cashReservation',
            src: 'cashReservation',
            input: ({ context }) => ({ begin: { cart: cartOf(context), email: context.email }, restored: null }),
            onDone: [
              {
                guard: { type: 'isReserved', params: output },
                target: '#checkout.reserved',
                actions: { type: 'assignOrder', params: output },
              },
              endsPaid,
              { guard: { type: 'isWithdrawn', params: output }, target: 'choosing', actions: 'withdrawCash' },
              { guard: { type: 'endsAtSearch', params: output }, target: '#checkout.abandoning' },
              { target: 'expired' },
            ],
            onSnapshot: tellsAsked,
            onError: '#checkout.cartFailed',
          },
          ...requests,
          states: { ...requests.states, resting: restingByCash },
        },
        /** No new charge begins while a payment is unknown. */
        paymentTruth: {
          entry: 'suspendHold',
          exit: 'resumeHold',
          invoke: {
            id: 'paymentTruth',
            src: 'paymentTruth',
            input: ({ context }) => ({ begin: openPaymentOf(context), restored: null }),
            /** The address of the page has the folio. */
            onSnapshot: { actions: { type: 'assignFolio', params: ({ event: { snapshot } }) => snapshot.context } },
            onDone: [
              endsPaid,
              { guard: { type: 'isNotCharged', params: output }, target: 'choosing', actions: 'clearCard' },
              { target: '#checkout.toSearch' },
            ],
            onError: '#checkout.cartFailed',
          },
          on: { 'session.opened': { actions: 'sendSessionOpened' } },
        },
        /** The seats stay the traveller's on the way back to them (HOLD-012, HOLD-013). */
        releasing: release({ keepsSeats: true, done: '#checkout.backToSeats', failed: '#checkout.toSearch' }),
        expired: {
          initial: 'releasing',
          on: {
            'search.chosen': '#checkout.toSearch',
            'seats.reclaimed': '#checkout.reclaim',
            'checkout.abandoned': '#checkout.abandoned',
          },
          states: {
            releasing: {
              invoke: {
                id: 'unblockExpired',
                src: 'unblockSeats',
                input: ({ context }) => ({ cartId: context.cartId, keepsSeats: false }),
                onDone: 'released',
                onError: [
                  { guard: { type: 'isSold', params: error }, target: '#checkout.paid', actions: { type: 'assignSold', params: error } },
                  /** The service releases an expired cart by itself. */
                  { target: 'released' },
                ],
              },
            },
            released: {},
          },
        },
      },
    },
    /** Whoever leaves the purchase leaves its seats to everybody; a cart that is not released ends by itself. */
    abandoning: release({ keepsSeats: false, done: '#checkout.abandoned', failed: '#checkout.abandoned' }),
    paid: { type: 'final', output: ({ context }) => ({ kind: 'paid', orderId: context.orderId ?? '' }) },
    reserved: { type: 'final', output: ({ context }) => ({ kind: 'reserved', orderId: context.orderId ?? '' }) },
    backToSeats: { type: 'final', output: { kind: 'backToSeats' } },
    toSearch: { type: 'final', output: { kind: 'toSearch' } },
    abandoned: { type: 'final', output: { kind: 'abandoned' } },
    reclaim: { type: 'final', output: { kind: 'reclaim' } },
  },
});
