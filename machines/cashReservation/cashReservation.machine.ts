import { assign, setup } from 'xstate';
import { pause } from '../clock.ports.ts';
import { asksWho, failureOf } from '../domain/failure.ts';
import { hasCode, isLost, orderOf, RETRY_MS, type PaymentTag } from '../domain/payment.ts';
import { error, output } from '../params.ts';
import { makeKey, reserveCart } from './cashReservation.ports.ts';
import type { CashReservationContext, CashReservationEvent, CashReservationInput, CashReservationOutput } from './cashReservation.types.ts';

const reserve = {
  id: 'reserveCart',
  src: 'reserveCart',
  input: ({ context }: { context: CashReservationContext }) => reserveInput(context),
  onDone: { target: '#cashReservation.reserved', actions: { type: 'assignOrder', params: output } },
  onError: [
    { guard: { type: 'isLost', params: error }, target: '#cashReservation.unanswered' },
    { guard: { type: 'isLate', params: error }, target: '#cashReservation.late' },
    { guard: { type: 'isSold', params: error }, target: '#cashReservation.sold', actions: { type: 'assignSold', params: error } },
    { guard: { type: 'isTooNear', params: error }, target: '#cashReservation.form.tooNear' },
    { guard: { type: 'isSignedOut', params: error }, target: '#cashReservation.form', actions: 'askSignIn' },
    { target: '#cashReservation.form.alerting', actions: { type: 'assignFailure', params: error } },
  ],
} as const;

/** Reserves a cart that is paid at a till later, under one key for all tries. */
export const cashReservationMachine = setup({
  types: {
    context: {} as CashReservationContext,
    events: {} as CashReservationEvent,
    input: {} as CashReservationInput,
    output: {} as CashReservationOutput,
    tags: {} as PaymentTag,
  },
  actors: { makeKey, reserveCart, pause },
  guards: {
    isLost: (_, params: { error: unknown }) => isLost(params.error),
    isLate: (_, params: { error: unknown }) => hasCode(params.error, 'cart-expired'),
    isSold: (_, params: { error: unknown }) => hasCode(params.error, 'cart-sold'),
    isTooNear: (_, params: { error: unknown }) => hasCode(params.error, 'cash-too-late'),
    isSignedOut: (_, params: { error: unknown }) => asksWho(failureOf(params.error)),
  },
  actions: {
    assignKey: assign((_, key: string) => ({ key, failure: null })),
    assignOrder: assign((_, { orderId }: { orderId: string }) => ({ orderId })),
    assignSold: assign(({ context }, params: { error: unknown }) => ({ orderId: orderOf(params.error, context.cart.id) })),
    assignFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
    /** Opens the sign-in over the page; the application provides it. */
    askSignIn: () => {},
  },
}).createMachine({
  id: 'cashReservation',
  context: ({ input }) => ({ ...input, key: null, orderId: null, failure: null }),
  // Each final state has its own output, which xstate types as unknown.
  output: ({ event }) => event.output as CashReservationOutput,
  initial: 'form',
  states: {
    form: {
      initial: 'ready',
      states: {
        ready: { on: { 'reservation.submitted': '#cashReservation.reserving' } },
        /** ERR-058, ERR-059, ERR-061 */
        alerting: { on: { 'alert.closed': 'ready' } },
        /** ERR-060 */
        tooNear: { on: { 'card.chosen': '#cashReservation.withdrawn', 'search.chosen': '#cashReservation.toSearch' } },
      },
    },
    reserving: {
      tags: 'asked',
      initial: 'preparing',
      states: {
        preparing: {
          invoke: {
            id: 'makeKey',
            src: 'makeKey',
            onDone: { target: 'asking', actions: { type: 'assignKey', params: output } },
            onError: { target: '#cashReservation.form.alerting', actions: { type: 'assignFailure', params: error } },
          },
        },
        asking: { invoke: reserve },
      },
    },
    /** The result is unknown, so it is retried with the same key. Leaving the cart finds an order that was made. */
    unanswered: {
      initial: 'pausing',
      states: {
        pausing: { invoke: { id: 'pause', src: 'pause', input: { ms: RETRY_MS }, onDone: 'asking', onError: 'asking' } },
        asking: { invoke: reserve },
      },
    },
    reserved: { type: 'final', output: ({ context }) => ({ kind: 'reserved', orderId: context.orderId ?? '' }) },
    sold: { type: 'final', output: ({ context }) => ({ kind: 'paid', orderId: context.orderId ?? '' }) },
    late: { type: 'final', output: { kind: 'late' } },
    withdrawn: { type: 'final', output: { kind: 'withdrawn' } },
    toSearch: { type: 'final', output: { kind: 'toSearch' } },
  },
});

function reserveInput({ cart, email, key }: CashReservationContext) {
  if (key === null) throw new Error('a reservation needs a key');
  return { cart, email, key };
}
