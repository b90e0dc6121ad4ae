import { and, assign, not, setup, stateIn } from 'xstate';
import type { ChallengeOutput } from '../challenge/index.ts';
import { deviceDataMachine, type DeviceDataOutput } from '../deviceData/index.ts';
import { EMPTY_CARD, type CardFacts } from '../domain/card.ts';
import { asksWho, failureOf } from '../domain/failure.ts';
import type { PaymentOutcome } from '../domain/order.ts';
import { hasCode, isLost, orderOf, type PaymentTag } from '../domain/payment.ts';
import { error, event, output } from '../params.ts';
import { challenge, createPayment, getPaymentProviders, prepareAttempt, watchCard } from './cardPayment.ports.ts';
import { canPay, challengeOf, isAlert, openPaymentOf, wantsDevice, withCard, withOutcome, withResult } from './cardPayment.rules.ts';
import type { Attempt, CardPaymentContext, CardPaymentEvent, CardPaymentInput, CardPaymentOutput, Provider } from './cardPayment.types.ts';

/** Pays a cart by card. One key is one attempt. A lost answer ends this chart as unknown. */
export const cardPaymentMachine = setup({
  types: {
    context: {} as CardPaymentContext,
    events: {} as CardPaymentEvent,
    input: {} as CardPaymentInput,
    output: {} as CardPaymentOutput,
    tags: {} as PaymentTag,
    children: {} as { challenge: 'challenge'; deviceData: 'deviceData' },
  },
  actors: {
    getPaymentProviders,
    prepareAttempt,
    createPayment,
    watchCard,
    deviceData: deviceDataMachine,
    challenge,
  },
  guards: {
    canPay: ({ context }) => canPay(context),
    wantsDevice: ({ context }) => wantsDevice(context),
    isOtherNumber: ({ context }, { card }: { card: CardFacts }) => card.revision !== context.card.revision,
    isAuthorised: (_, outcome: PaymentOutcome) => outcome.status === 'authorised',
    isOpenAtBank: (_, outcome: PaymentOutcome) => outcome.status === 'challenge' || outcome.status === 'pending',
    isRefused: (_, outcome: PaymentOutcome) => outcome.status === 'refused',
    isRefunded: (_, outcome: PaymentOutcome) => outcome.status === 'refunded',
    endsAuthorised: (_, result: ChallengeOutput) => result.kind === 'authorised',
    endsRefused: (_, result: ChallengeOutput) => result.kind === 'refused',
    endsRefunded: (_, result: ChallengeOutput) => result.kind === 'refunded',
    isLost: (_, params: { error: unknown }) => isLost(params.error),
    isLate: (_, params: { error: unknown }) => hasCode(params.error, 'cart-expired'),
    isSold: (_, params: { error: unknown }) => hasCode(params.error, 'cart-sold'),
    isSignedOut: (_, params: { error: unknown }) => asksWho(failureOf(params.error)),
    isAlert: (_, params: { error: unknown }) => isAlert(params.error),
  },
  actions: {
    assignProvider: assign((_, provider: Provider) => ({ provider })),
    assignCard: assign(({ context }, { card }: { card: CardFacts }) => withCard(context, card)),
    assignDevice: assign((_, { revision }: DeviceDataOutput) => ({ deviceFor: revision })),
    assignAttempt: assign((_, attempt: Attempt) => ({ attempt, failure: null })),
    assignOutcome: assign((_, outcome: PaymentOutcome) => withOutcome(outcome)),
    assignResult: assign((_, result: ChallengeOutput) => withResult(result)),
    assignFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
    assignSold: assign(({ context }, params: { error: unknown }) => ({ orderId: orderOf(params.error, context.cart.id) })),
    resetAttempt: assign({ attempt: null, paymentId: null, folio: null, challenge: null, failure: null }),
    /** Clears the card in memory; the application provides it (PAY-033). */
    clearCard: () => {},
    /** Opens the sign-in over the page; the application provides it. */
    askSignIn: () => {},
  },
}).createMachine({
  id: 'cardPayment',
  context: ({ input }) => ({
    ...input,
    provider: null,
    card: EMPTY_CARD,
    deviceFor: EMPTY_CARD.revision,
    attempt: null,
    paymentId: null,
    folio: null,
    challenge: null,
    orderId: null,
    failure: null,
  }),
  // Each final state has its own output, which xstate types as unknown.
  output: ({ event: ended }) => ended.output as CardPaymentOutput,
  initial: 'open',
  states: {
    open: {
      type: 'parallel',
      invoke: { id: 'watchCard', src: 'watchCard', onError: {} },
      states: {
        device: {
          initial: 'locating',
          states: {
            locating: {
              invoke: {
                id: 'getPaymentProviders',
                src: 'getPaymentProviders',
                onDone: { target: 'idle', actions: { type: 'assignProvider', params: output } },
                /** Without the bank's frame the payment continues without device data. */
                onError: 'unavailable',
              },
            },
            idle: { always: { guard: 'wantsDevice', target: 'collecting' } },
            collecting: {
              invoke: {
                id: 'deviceData',
                src: 'deviceData',
                input: ({ context: { provider, card } }) => ({
                  url: provider?.deviceDataUrl ?? '',
                  origin: provider?.origin ?? '',
                  revision: card.revision,
                }),
                onDone: { target: 'idle', actions: { type: 'assignDevice', params: output } },
                onError: 'unavailable',
              },
              on: {
                'card.changed': {
                  guard: { type: 'isOtherNumber', params: event },
                  target: 'idle',
                  actions: { type: 'assignCard', params: event },
                },
              },
            },
            unavailable: {},
          },
        },
        flow: {
          initial: 'form',
          /** After a reload the page reports an empty card at once, also while the bank is asked. */
          on: { 'card.changed': { actions: { type: 'assignCard', params: event } } },
          states: {
            form: {
              initial: 'ready',
              states: {
                ready: {
                  on: { 'pay.submitted': { guard: 'canPay', target: '#cardPayment.open.flow.bank', actions: 'resetAttempt' } },
                },
                alerting: { on: { 'alert.closed': 'ready' } },
                declined: { on: { 'decline.accepted': { target: 'ready', actions: ['clearCard', 'resetAttempt'] } } },
              },
            },
            /** The hold cannot lapse while the bank is asked. */
            bank: {
              tags: 'asked',
              initial: 'preparing',
              states: {
                preparing: {
                  invoke: {
                    id: 'prepareAttempt',
                    src: 'prepareAttempt',
                    onDone: { target: 'awaitingDevice', actions: { type: 'assignAttempt', params: output } },
                    onError: {
                      target: '#cardPayment.open.flow.form.alerting',
                      actions: { type: 'assignFailure', params: error },
                    },
                  },
                },
                /** `idle` also stands for the moment before the device data of a new number is requested. */
                awaitingDevice: {
                  always: [
                    { guard: and([stateIn({ open: { device: 'idle' } }), not('wantsDevice')]), target: 'charging' },
                    { guard: stateIn({ open: { device: 'unavailable' } }), target: 'charging' },
                  ],
                },
                charging: {
                  invoke: {
                    id: 'createPayment',
                    src: 'createPayment',
                    input: ({ context: { cart, email, attempt } }) => ({
                      cartId: cart.id,
                      total: cart.total,
                      discount: cart.discount,
                      email,
                      key: attempt?.key ?? '',
                      shopperIp: attempt?.shopperIp ?? '',
                    }),
                    onDone: [
                      {
                        guard: { type: 'isAuthorised', params: output },
                        target: '#cardPayment.paid',
                        actions: { type: 'assignOutcome', params: output },
                      },
                      {
                        guard: { type: 'isOpenAtBank', params: output },
                        target: 'confirming',
                        actions: { type: 'assignOutcome', params: output },
                      },
                      {
                        guard: { type: 'isRefused', params: output },
                        target: '#cardPayment.open.flow.form.declined',
                        actions: { type: 'assignOutcome', params: output },
                      },
                      {
                        guard: { type: 'isRefunded', params: output },
                        target: '#cardPayment.refunded',
                        actions: { type: 'assignOutcome', params: output },
                      },
                      { target: '#cardPayment.unknown', actions: { type: 'assignOutcome', params: output } },
                    ],
                    onError: [
                      { guard: { type: 'isLost', params: error }, target: '#cardPayment.unknown' },
                      { guard: { type: 'isLate', params: error }, target: '#cardPayment.late' },
                      {
                        guard: { type: 'isSold', params: error },
                        target: '#cardPayment.paid',
                        actions: { type: 'assignSold', params: error },
                      },
                      /** The bank was not asked, and the card is still in memory. */
                      { guard: { type: 'isSignedOut', params: error }, target: '#cardPayment.open.flow.form', actions: 'askSignIn' },
                      {
                        guard: { type: 'isAlert', params: error },
                        target: '#cardPayment.open.flow.form.alerting',
                        actions: { type: 'assignFailure', params: error },
                      },
                      { target: '#cardPayment.open.flow.form.declined', actions: { type: 'assignFailure', params: error } },
                    ],
                  },
                },
                confirming: {
                  invoke: {
                    id: 'challenge',
                    src: 'challenge',
                    input: ({ context }) => ({ begin: challengeOf(context), restored: null }),
                    onDone: [
                      {
                        guard: { type: 'endsAuthorised', params: output },
                        target: '#cardPayment.paid',
                        actions: { type: 'assignResult', params: output },
                      },
                      {
                        guard: { type: 'endsRefused', params: output },
                        target: '#cardPayment.open.flow.form.declined',
                        actions: { type: 'assignResult', params: output },
                      },
                      {
                        guard: { type: 'endsRefunded', params: output },
                        target: '#cardPayment.refunded',
                        actions: { type: 'assignResult', params: output },
                      },
                      { target: '#cardPayment.unknown', actions: { type: 'assignResult', params: output } },
                    ],
                    onError: '#cardPayment.unknown',
                  },
                },
              },
            },
          },
        },
      },
    },
    paid: { type: 'final', output: ({ context }) => ({ kind: 'paid', orderId: context.orderId ?? '' }) },
    late: { type: 'final', output: { kind: 'late' } },
    unknown: { type: 'final', output: ({ context }) => ({ kind: 'unknown', payment: openPaymentOf(context, false) }) },
    refunded: { type: 'final', output: ({ context }) => ({ kind: 'unknown', payment: openPaymentOf(context, true) }) },
  },
});
