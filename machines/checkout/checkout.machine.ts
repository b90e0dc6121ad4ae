import { assign, not, or, sendTo, setup, stateIn } from 'xstate';
import { challengeMachine, type ChallengeOutput } from '../challenge/index.ts';
import { pause } from '../clock.ports.ts';
import { deviceDataMachine, type DeviceDataOutput } from '../deviceData/index.ts';
import { EMPTY_CARD, type CardFacts } from '../domain/card.ts';
import { asksWho, failureOf } from '../domain/failure.ts';
import type { Cart, PaymentOutcome } from '../domain/order.ts';
import { holdMachine } from '../hold/index.ts';
import {
  createOrder,
  createPayment,
  getCart,
  getPaymentByKey,
  getPaymentProviders,
  makeKey,
  prepareAttempt,
  unblockSeats,
  watchCard,
} from './checkout.ports.ts';
import {
  bankLimit,
  canPay,
  deviceOf,
  hasCode,
  isAlert,
  isFree,
  isLost,
  isWithheld,
  orderOf,
  wantsDevice,
  withOutcome,
  withResult,
} from './checkout.rules.ts';
import type { Attempt, CheckoutContext, CheckoutEvent, CheckoutInput, CheckoutOutput, CheckoutTag, Provider } from './checkout.types.ts';

/** How often the page of an unknown payment asks again. */
export const TRUTH_MS = 5_000;

/** A cart is paid by card, given back, or lost to the clock. No second charge begins while one is unknown. */
export const checkoutMachine = setup({
  types: {
    context: {} as CheckoutContext,
    events: {} as CheckoutEvent,
    input: {} as CheckoutInput,
    output: {} as CheckoutOutput,
    tags: {} as CheckoutTag,
    children: {} as { hold: 'hold'; challenge: 'challenge'; deviceData: 'deviceData' },
  },
  actors: {
    getCart,
    getPaymentProviders,
    prepareAttempt,
    createPayment,
    makeKey,
    createOrder,
    getPaymentByKey,
    unblockSeats,
    watchCard,
    pause,
    hold: holdMachine,
    deviceData: deviceDataMachine,
    challenge: challengeMachine,
  },
  guards: {
    isLapsed: ({ context }) => context.lapsed,
    hasLapsed: (_, params: { hold: unknown }) => params.hold === 'lapsed',
    canPay: ({ context }) => canPay(context),
    isUnanswered: ({ context }) => context.failure !== null,
    isFree: ({ context }) => context.cart !== null && isFree(context.cart),
    wantsDevice: ({ context }) => wantsDevice(context.card, context.deviceFor),
    isOtherNumber: ({ context }, params: { card: CardFacts }) => params.card.revision !== context.card.revision,
    isStatus: (_, params: { outcome: PaymentOutcome; status: PaymentOutcome['status'] }) => params.outcome.status === params.status,
    isOpenAtBank: (_, params: { outcome: PaymentOutcome }) => params.outcome.status === 'challenge' || params.outcome.status === 'pending',
    isKind: (_, params: { result: ChallengeOutput; kind: ChallengeOutput['kind'] }) => params.result.kind === params.kind,
    isExpired: (_, params: { error: unknown }) => hasCode(params.error, 'cart-expired'),
    isLost: (_, params: { error: unknown }) => isLost(params.error),
    isSold: (_, params: { error: unknown }) => hasCode(params.error, 'cart-sold'),
    isSignedOut: (_, params: { error: unknown }) => asksWho(failureOf(params.error)),
    isWithheld: (_, params: { error: unknown }) => isWithheld(params.error),
    isAlert: (_, params: { error: unknown }) => isAlert(params.error),
    neverArrived: (_, params: { error: unknown }) => hasCode(params.error, 'payment-not-found'),
  },
  actions: {
    keepCart: assign((_, params: { cart: Cart }) => ({ cart: params.cart, failure: null })),
    keepProvider: assign((_, params: { provider: Provider }) => ({ provider: params.provider })),
    keepCard: assign((_, params: { card: CardFacts }) => ({ card: params.card })),
    keepDevice: assign((_, params: DeviceDataOutput) => ({ device: params.data, deviceFor: params.revision })),
    keepAttempt: assign((_, params: Attempt) => ({ attempt: params, failure: null })),
    keepOrderKey: assign((_, params: { key: string }) => ({ orderKey: params.key, failure: null })),
    keepOrder: assign((_, params: { orderId: string }) => ({ orderId: params.orderId })),
    keepOutcome: assign((_, params: { outcome: PaymentOutcome }) => withOutcome(params.outcome)),
    keepResult: assign((_, params: { result: ChallengeOutput }) => withResult(params.result)),
    keepFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
    keepSold: assign(({ context }, params: { error: unknown }) => ({ orderId: orderOf(params.error, context.cartId) })),
    forgetAttempt: assign({ attempt: null, paymentId: null, folio: null, challenge: null, failure: null }),
    /** Empties the card that is in memory; the application provides it (PAY-033). */
    clearCard: () => {},
    /** Opens the sign-in over the page; the application provides it. */
    askSignIn: () => {},
    suspendHold: sendTo('hold', { type: 'hold.suspended' }),
    resumeHold: sendTo('hold', { type: 'hold.resumed' }),
    markLapsed: assign({ lapsed: true }),
  },
}).createMachine({
  id: 'checkout',
  context: ({ input }) => ({
    ...input,
    cart: null,
    provider: null,
    card: EMPTY_CARD,
    device: null,
    deviceFor: EMPTY_CARD.revision,
    attempt: null,
    orderKey: null,
    paymentId: null,
    folio: null,
    challenge: null,
    orderId: null,
    lapsed: false,
    failure: null,
  }),
  // Every final state has its own output; xstate knows it only as unknown.
  output: ({ event }) => event.output as CheckoutOutput,
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'getCart',
        src: 'getCart',
        input: ({ context }) => ({ cartId: context.cartId }),
        onDone: { target: 'open', actions: { type: 'keepCart', params: ({ event }) => ({ cart: event.output }) } },
        onError: [
          {
            guard: { type: 'isExpired', params: ({ event }) => ({ error: event.error }) },
            target: 'cartExpired',
            actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
          },
          /** Paid before a reload, or in another tab. */
          {
            guard: { type: 'isSold', params: ({ event }) => ({ error: event.error }) },
            target: 'paid',
            actions: { type: 'keepSold', params: ({ event }) => ({ error: event.error }) },
          },
          { guard: { type: 'isSignedOut', params: ({ event }) => ({ error: event.error }) }, target: 'signedOut' },
          { target: 'cartFailed', actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) } },
        ],
      },
    },
    /** ERR-054, ERR-055 */
    cartExpired: { on: { 'alert.closed': 'toSearch' } },
    /** ERR-056, ERR-057 */
    cartFailed: {
      on: {
        'alert.closed': 'backToSeats',
        'cart.retried': 'loading',
        'session.opened': 'loading',
      },
    },
    signedOut: {
      on: {
        'alert.closed': 'backToSeats',
        'signIn.chosen': { actions: 'askSignIn' },
        'session.opened': 'loading',
      },
    },
    open: {
      type: 'parallel',
      invoke: [
        { id: 'watchCard', src: 'watchCard', onError: {} },
        {
          id: 'hold',
          src: 'hold',
          input: ({ context }) => ({ expiresAt: context.cart?.expiresAt ?? context.now, now: context.now }),
          /** A hold that ends in the instant in which the bank begins to be asked waits for the bank too. */
          onSnapshot: { guard: { type: 'hasLapsed', params: ({ event }) => ({ hold: event.snapshot.value }) }, actions: 'markLapsed' },
          onError: { actions: 'markLapsed' },
        },
      ],
      states: {
        device: {
          initial: 'locating',
          states: {
            locating: {
              invoke: {
                id: 'getPaymentProviders',
                src: 'getPaymentProviders',
                onDone: { target: 'idle', actions: { type: 'keepProvider', params: ({ event }) => ({ provider: event.output }) } },
                /** Without the bank's frame the payment goes on without the data. */
                onError: 'unavailable',
              },
            },
            idle: {
              always: { guard: 'wantsDevice', target: 'collecting' },
            },
            collecting: {
              invoke: {
                id: 'deviceData',
                src: 'deviceData',
                input: ({ context }) => ({
                  url: context.provider?.deviceDataUrl ?? '',
                  origin: context.provider?.origin ?? '',
                  revision: context.card.revision,
                }),
                onDone: { target: 'idle', actions: { type: 'keepDevice', params: ({ event }) => event.output } },
                onError: 'unavailable',
              },
              on: {
                'card.changed': {
                  guard: { type: 'isOtherNumber', params: ({ event }) => ({ card: event.card }) },
                  target: 'idle',
                  actions: { type: 'keepCard', params: ({ event }) => ({ card: event.card }) },
                },
              },
            },
            unavailable: {},
          },
        },
        flow: {
          initial: 'form',
          states: {
            form: {
              initial: 'noticing',
              always: { guard: 'isLapsed', target: 'expired' },
              on: {
                'card.changed': { actions: { type: 'keepCard', params: ({ event }) => ({ card: event.card }) } },
                'pay.submitted': { guard: 'canPay', target: 'bank', actions: 'forgetAttempt' },
                'checkout.left': 'releasing',
              },
              states: {
                /** The time to pay is said once (NAV-050). */
                noticing: { on: { 'notice.closed': 'ready' } },
                ready: { on: { 'changes.submitted': { guard: 'isFree', target: 'asking' } } },
                /** FREE-008 */
                asking: {
                  on: {
                    'changes.confirmed': '#checkout.open.flow.ordering',
                    'changes.cancelled': 'ready',
                  },
                },
                alerting: { on: { 'alert.closed': 'ready' } },
              },
            },
            /** The bank is asked: the hold cannot lapse meanwhile. */
            bank: {
              initial: 'preparing',
              tags: 'bankAsked',
              entry: 'suspendHold',
              exit: 'resumeHold',
              states: {
                preparing: {
                  invoke: {
                    id: 'prepareAttempt',
                    src: 'prepareAttempt',
                    onDone: { target: 'awaitingDevice', actions: { type: 'keepAttempt', params: ({ event }) => event.output } },
                    onError: {
                      target: '#checkout.open.flow.form.alerting',
                      actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
                    },
                  },
                },
                awaitingDevice: {
                  always: {
                    guard: not(or([stateIn({ open: { device: 'locating' } }), stateIn({ open: { device: 'collecting' } })])),
                    target: 'charging',
                  },
                },
                charging: {
                  invoke: {
                    id: 'createPayment',
                    src: 'createPayment',
                    input: ({ context }) => ({
                      cartId: context.cartId,
                      total: context.cart?.total ?? 0,
                      email: context.email,
                      key: context.attempt?.key ?? '',
                      shopperIp: context.attempt?.shopperIp ?? '',
                      device: deviceOf(context),
                    }),
                    onDone: [
                      {
                        guard: { type: 'isStatus', params: ({ event }) => ({ outcome: event.output, status: 'authorised' }) },
                        target: '#checkout.paid',
                        actions: { type: 'keepOutcome', params: ({ event }) => ({ outcome: event.output }) },
                      },
                      {
                        guard: { type: 'isOpenAtBank', params: ({ event }) => ({ outcome: event.output }) },
                        target: 'confirming',
                        actions: { type: 'keepOutcome', params: ({ event }) => ({ outcome: event.output }) },
                      },
                      {
                        guard: { type: 'isStatus', params: ({ event }) => ({ outcome: event.output, status: 'refused' }) },
                        target: '#checkout.open.flow.declined',
                        actions: { type: 'keepOutcome', params: ({ event }) => ({ outcome: event.output }) },
                      },
                      {
                        guard: { type: 'isStatus', params: ({ event }) => ({ outcome: event.output, status: 'refunded' }) },
                        target: 'unknown.refunded',
                        actions: { type: 'keepOutcome', params: ({ event }) => ({ outcome: event.output }) },
                      },
                      { target: 'unknown', actions: { type: 'keepOutcome', params: ({ event }) => ({ outcome: event.output }) } },
                    ],
                    onError: [
                      { guard: { type: 'isLost', params: ({ event }) => ({ error: event.error }) }, target: 'unknown' },
                      {
                        guard: { type: 'isExpired', params: ({ event }) => ({ error: event.error }) },
                        target: '#checkout.open.flow.expired',
                      },
                      {
                        guard: { type: 'isSold', params: ({ event }) => ({ error: event.error }) },
                        target: '#checkout.paid',
                        actions: { type: 'keepSold', params: ({ event }) => ({ error: event.error }) },
                      },
                      /** Nothing was asked of the bank, and the card is still there. */
                      {
                        guard: { type: 'isSignedOut', params: ({ event }) => ({ error: event.error }) },
                        target: '#checkout.open.flow.form.ready',
                        actions: 'askSignIn',
                      },
                      {
                        guard: { type: 'isAlert', params: ({ event }) => ({ error: event.error }) },
                        target: '#checkout.open.flow.form.alerting',
                        actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
                      },
                      {
                        target: '#checkout.open.flow.declined',
                        actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
                      },
                    ],
                  },
                },
                confirming: {
                  invoke: {
                    id: 'challenge',
                    src: 'challenge',
                    input: ({ context }) => ({
                      paymentId: context.paymentId ?? '',
                      challenge: context.challenge,
                      until: context.challenge?.expiresAt ?? bankLimit(context.attempt?.at ?? context.now),
                    }),
                    onDone: [
                      {
                        guard: { type: 'isKind', params: ({ event }) => ({ result: event.output, kind: 'authorised' }) },
                        target: '#checkout.paid',
                        actions: { type: 'keepResult', params: ({ event }) => ({ result: event.output }) },
                      },
                      {
                        guard: { type: 'isKind', params: ({ event }) => ({ result: event.output, kind: 'refused' }) },
                        target: '#checkout.open.flow.declined',
                        actions: { type: 'keepResult', params: ({ event }) => ({ result: event.output }) },
                      },
                      {
                        guard: { type: 'isKind', params: ({ event }) => ({ result: event.output, kind: 'refunded' }) },
                        target: 'unknown.refunded',
                        actions: { type: 'keepResult', params: ({ event }) => ({ result: event.output }) },
                      },
                      { target: 'unknown', actions: { type: 'keepResult', params: ({ event }) => ({ result: event.output }) } },
                    ],
                    onError: 'unknown',
                  },
                },
                /** The answer is not known: the page keeps telling the truth and nothing is charged again. */
                unknown: {
                  initial: 'asking',
                  states: {
                    asking: {
                      invoke: {
                        id: 'getPaymentByKey',
                        src: 'getPaymentByKey',
                        input: ({ context }) => ({ key: context.attempt?.key ?? '' }),
                        onDone: [
                          {
                            guard: { type: 'isStatus', params: ({ event }) => ({ outcome: event.output, status: 'authorised' }) },
                            target: 'charged',
                            actions: { type: 'keepOutcome', params: ({ event }) => ({ outcome: event.output }) },
                          },
                          {
                            guard: { type: 'isStatus', params: ({ event }) => ({ outcome: event.output, status: 'refused' }) },
                            target: 'notCharged',
                            actions: { type: 'keepOutcome', params: ({ event }) => ({ outcome: event.output }) },
                          },
                          {
                            guard: { type: 'isStatus', params: ({ event }) => ({ outcome: event.output, status: 'refunded' }) },
                            target: 'refunded',
                            actions: { type: 'keepOutcome', params: ({ event }) => ({ outcome: event.output }) },
                          },
                          { target: 'waiting', actions: { type: 'keepOutcome', params: ({ event }) => ({ outcome: event.output }) } },
                        ],
                        onError: [
                          { guard: { type: 'neverArrived', params: ({ event }) => ({ error: event.error }) }, target: 'notCharged' },
                          { guard: { type: 'isWithheld', params: ({ event }) => ({ error: event.error }) }, target: 'signedOut' },
                          { target: 'unreached' },
                        ],
                      },
                    },
                    unreached: {
                      invoke: { id: 'unreachedPause', src: 'pause', input: { ms: TRUTH_MS }, onDone: 'asking', onError: 'asking' },
                    },
                    signedOut: {
                      on: {
                        'signIn.chosen': { actions: 'askSignIn' },
                        'session.opened': 'asking',
                      },
                    },
                    waiting: { invoke: { id: 'truthPause', src: 'pause', input: { ms: TRUTH_MS }, onDone: 'asking', onError: 'asking' } },
                    charged: { on: { 'alert.closed': '#checkout.paid' } },
                    notCharged: {
                      on: { 'decline.accepted': { target: '#checkout.open.flow.form.ready', actions: ['clearCard', 'forgetAttempt'] } },
                    },
                    refunded: { on: { 'search.chosen': '#checkout.toSearch' } },
                  },
                },
              },
            },
            /** A change that costs nothing is ordered without a bank, under one key however often it is asked. */
            ordering: {
              initial: 'preparing',
              /** Who does not want to wait for an answer gives the cart back, unless it was ordered meanwhile. */
              on: { 'checkout.left': { guard: 'isUnanswered', target: 'releasing' } },
              states: {
                preparing: {
                  invoke: {
                    id: 'makeKey',
                    src: 'makeKey',
                    onDone: { target: 'asking', actions: { type: 'keepOrderKey', params: ({ event }) => ({ key: event.output }) } },
                    onError: {
                      target: '#checkout.open.flow.form.alerting',
                      actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
                    },
                  },
                },
                asking: {
                  invoke: {
                    id: 'createOrder',
                    src: 'createOrder',
                    input: ({ context }) => orderInput(context),
                    onDone: {
                      target: '#checkout.paid',
                      actions: { type: 'keepOrder', params: ({ event }) => ({ orderId: event.output.orderId }) },
                    },
                    onError: [
                      {
                        guard: { type: 'isLost', params: ({ event }) => ({ error: event.error }) },
                        target: 'waiting',
                        actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
                      },
                      {
                        guard: { type: 'isExpired', params: ({ event }) => ({ error: event.error }) },
                        target: '#checkout.open.flow.expired',
                      },
                      {
                        guard: { type: 'isSold', params: ({ event }) => ({ error: event.error }) },
                        target: '#checkout.paid',
                        actions: { type: 'keepSold', params: ({ event }) => ({ error: event.error }) },
                      },
                      {
                        guard: { type: 'isSignedOut', params: ({ event }) => ({ error: event.error }) },
                        target: '#checkout.open.flow.form.ready',
                        actions: 'askSignIn',
                      },
                      {
                        target: '#checkout.open.flow.form.alerting',
                        actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
                      },
                    ],
                  },
                },
                /** Whether it was ordered is not known: asked again with the same key. */
                waiting: { invoke: { id: 'orderPause', src: 'pause', input: { ms: TRUTH_MS }, onDone: 'asking', onError: 'asking' } },
              },
            },
            declined: {
              always: { guard: 'isLapsed', target: 'expired' },
              on: {
                'decline.accepted': { target: 'form.ready', actions: ['clearCard', 'forgetAttempt'] },
                'checkout.left': 'releasing',
              },
            },
            releasing: {
              invoke: {
                id: 'unblockSeats',
                src: 'unblockSeats',
                input: ({ context }) => ({ cartId: context.cartId }),
                onDone: '#checkout.backToSeats',
                onError: [
                  {
                    guard: { type: 'isSold', params: ({ event }) => ({ error: event.error }) },
                    target: '#checkout.paid',
                    actions: { type: 'keepSold', params: ({ event }) => ({ error: event.error }) },
                  },
                  /** HOLD-013 */
                  { target: '#checkout.toSearch' },
                ],
              },
            },
            expired: {
              initial: 'releasing',
              on: { 'search.chosen': '#checkout.toSearch', 'seats.reclaimed': '#checkout.reclaim' },
              states: {
                releasing: {
                  invoke: {
                    id: 'unblockExpired',
                    src: 'unblockSeats',
                    input: ({ context }) => ({ cartId: context.cartId }),
                    onDone: 'released',
                    /** The service lets an expired cart go by itself. */
                    onError: 'released',
                  },
                },
                released: {},
              },
            },
          },
        },
      },
    },
    paid: { type: 'final', output: ({ context }) => ({ kind: 'paid', orderId: context.orderId ?? '' }) },
    backToSeats: { type: 'final', output: { kind: 'backToSeats' } },
    toSearch: { type: 'final', output: { kind: 'toSearch' } },
    reclaim: { type: 'final', output: { kind: 'reclaim' } },
  },
});

function orderInput({ cart, email, orderKey }: CheckoutContext) {
  if (!cart || orderKey === null) throw new Error('an order needs a cart and a key');
  return { cart, email, key: orderKey };
}
