import { assign, setup } from 'xstate';
import { pause } from '../clock.ports.ts';
import { asksWho, failureOf } from '../domain/failure.ts';
import { hasCode, isLost, orderOf, RETRY_MS, type PaymentTag } from '../domain/payment.ts';
import { error, output } from '../params.ts';
import { createOrder, makeKey } from './freeOrder.ports.ts';
import type { FreeOrderContext, FreeOrderEvent, FreeOrderInput, FreeOrderOutput } from './freeOrder.types.ts';

const order = {
  id: 'createOrder',
  src: 'createOrder',
  input: ({ context }: { context: FreeOrderContext }) => orderInput(context),
  onDone: { target: '#freeOrder.paid', actions: { type: 'assignOrder', params: output } },
  onError: [
    { guard: { type: 'isLost', params: error }, target: '#freeOrder.unanswered' },
    { guard: { type: 'isLate', params: error }, target: '#freeOrder.late' },
    { guard: { type: 'isSold', params: error }, target: '#freeOrder.paid', actions: { type: 'assignSold', params: error } },
    { guard: { type: 'isSignedOut', params: error }, target: '#freeOrder.form', actions: 'askSignIn' },
    { target: '#freeOrder.form.alerting', actions: { type: 'assignFailure', params: error } },
  ],
} as const;

/** Orders a free cart without a bank, under one key for all tries. */
export const freeOrderMachine = setup({
  types: {
    context: {} as FreeOrderContext,
    events: {} as FreeOrderEvent,
    input: {} as FreeOrderInput,
    output: {} as FreeOrderOutput,
    tags: {} as PaymentTag,
  },
  actors: { makeKey, createOrder, pause },
  guards: {
    isChange: ({ context }) => context.cart.isChange,
    asksFirst: ({ context }) => context.asksFirst,
    isLost: (_, params: { error: unknown }) => isLost(params.error),
    isLate: (_, params: { error: unknown }) => hasCode(params.error, 'cart-expired'),
    isSold: (_, params: { error: unknown }) => hasCode(params.error, 'cart-sold'),
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
  id: 'freeOrder',
  context: ({ input }) => ({ ...input, key: null, orderId: null, failure: null }),
  // Each final state has its own output, which xstate types as unknown.
  output: ({ event }) => event.output as FreeOrderOutput,
  initial: 'deciding',
  states: {
    /** A change is confirmed first; tickets that a coupon or points pay are ordered at once (FREE-001, FREE-002, FREE-008). */
    deciding: { always: [{ guard: 'isChange', target: 'form' }, { guard: 'asksFirst', target: 'form' }, { target: 'ordering' }] },
    form: {
      initial: 'ready',
      states: {
        ready: { on: { 'changes.submitted': [{ guard: 'isChange', target: 'asking' }, { target: '#freeOrder.ordering' }] } },
        /** FREE-008 */
        asking: { on: { 'changes.confirmed': '#freeOrder.ordering', 'changes.cancelled': 'ready' } },
        alerting: { on: { 'alert.closed': 'ready' } },
      },
    },
    ordering: {
      tags: 'asked',
      initial: 'preparing',
      states: {
        preparing: {
          invoke: {
            id: 'makeKey',
            src: 'makeKey',
            onDone: { target: 'asking', actions: { type: 'assignKey', params: output } },
            onError: { target: '#freeOrder.form.alerting', actions: { type: 'assignFailure', params: error } },
          },
        },
        asking: { invoke: order },
      },
    },
    /**
     * The result of the order is unknown, so it is retried with the same key. The traveller may leave the cart: releasing an ordered cart
     * leads to its order.
     */
    unanswered: {
      initial: 'pausing',
      states: {
        pausing: { invoke: { id: 'pause', src: 'pause', input: { ms: RETRY_MS }, onDone: 'asking', onError: 'asking' } },
        asking: { invoke: order },
      },
    },
    paid: { type: 'final', output: ({ context }) => ({ kind: 'paid', orderId: context.orderId ?? '' }) },
    late: { type: 'final', output: { kind: 'late' } },
  },
});

function orderInput({ cart, email, key }: FreeOrderContext) {
  if (key === null) throw new Error('an order needs a key');
  return { cart, email, key };
}
