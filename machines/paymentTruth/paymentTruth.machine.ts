import { assign, setup } from 'xstate';
import { pause } from '../clock.ports.ts';
import type { PaymentOutcome } from '../domain/order.ts';
import { RETRY_MS } from '../domain/payment.ts';
import { error, output } from '../params.ts';
import { askPayment } from './paymentTruth.ports.ts';
import { isNobodys, isWithheld, neverArrived, withOutcome } from './paymentTruth.rules.ts';
import type { PaymentTruthContext, PaymentTruthEvent, PaymentTruthInput, PaymentTruthOutput } from './paymentTruth.types.ts';

/** Polls the result of a payment until it is known. It charges nothing. */
export const paymentTruthMachine = setup({
  types: {
    context: {} as PaymentTruthContext,
    events: {} as PaymentTruthEvent,
    input: {} as PaymentTruthInput,
    output: {} as PaymentTruthOutput,
  },
  actors: { askPayment, pause },
  guards: {
    isRefundKnown: ({ context }) => context.isRefunded,
    isAuthorised: (_, outcome: PaymentOutcome) => outcome.status === 'authorised',
    isRefused: (_, outcome: PaymentOutcome) => outcome.status === 'refused',
    isRefunded: (_, outcome: PaymentOutcome) => outcome.status === 'refunded',
    neverArrived: ({ context }, params: { error: unknown }) => neverArrived(context, params.error),
    isNobodys: ({ context }, params: { error: unknown }) => isNobodys(context, params.error),
    isWithheld: (_, params: { error: unknown }) => isWithheld(params.error),
  },
  actions: {
    assignOutcome: assign((_, outcome: PaymentOutcome) => withOutcome(outcome)),
    /** Opens the sign-in over the page; the application provides it. */
    askSignIn: () => {},
  },
}).createMachine({
  id: 'paymentTruth',
  context: ({ input }) => ({ ...input, orderId: null }),
  // Each final state has its own output, which xstate types as unknown.
  output: ({ event }) => event.output as PaymentTruthOutput,
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'isRefundKnown', target: 'refunded' }, { target: 'asking' }] },
    asking: {
      invoke: {
        id: 'askPayment',
        src: 'askPayment',
        input: ({ context: { key, paymentId, folio } }) => ({ key, paymentId, folio }),
        onDone: [
          { guard: { type: 'isAuthorised', params: output }, target: 'charged', actions: { type: 'assignOutcome', params: output } },
          { guard: { type: 'isRefused', params: output }, target: 'notCharged', actions: { type: 'assignOutcome', params: output } },
          { guard: { type: 'isRefunded', params: output }, target: 'refunded', actions: { type: 'assignOutcome', params: output } },
          { target: 'waiting', actions: { type: 'assignOutcome', params: output } },
        ],
        onError: [
          { guard: { type: 'neverArrived', params: error }, target: 'notCharged' },
          { guard: { type: 'isNobodys', params: error }, target: 'notFound' },
          { guard: { type: 'isWithheld', params: error }, target: 'signedOut' },
          { target: 'unreached' },
        ],
      },
    },
    waiting: { invoke: { id: 'waitingPause', src: 'pause', input: { ms: RETRY_MS }, onDone: 'asking', onError: 'asking' } },
    unreached: { invoke: { id: 'unreachedPause', src: 'pause', input: { ms: RETRY_MS }, onDone: 'asking', onError: 'asking' } },
    signedOut: {
      on: {
        'signIn.chosen': { actions: 'askSignIn' },
        'session.opened': 'asking',
      },
    },
    notFound: {
      on: {
        'signIn.chosen': { actions: 'askSignIn' },
        'session.opened': 'asking',
        'search.chosen': 'left',
      },
    },
    charged: { on: { 'alert.closed': 'paid' } },
    notCharged: { on: { 'decline.accepted': 'closed' } },
    refunded: { on: { 'search.chosen': 'left' } },
    paid: { type: 'final', output: ({ context }) => ({ kind: 'paid', orderId: context.orderId ?? '' }) },
    closed: { type: 'final', output: { kind: 'notCharged' } },
    left: { type: 'final', output: { kind: 'refunded' } },
  },
});
