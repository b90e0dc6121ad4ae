import { done, failed, isIn, type Model } from 'xstate-paths';
import { given, input } from './freeOrder.examples.ts';
import { freeOrderMachine } from './freeOrder.machine.ts';

const refused = (code: string) => ({ code, retryable: false });

const order: Pick<Model, 'machine' | 'facts' | 'invariants'> = {
  machine: freeOrderMachine,
  facts: ({ context }) => [context.key, context.orderId !== null, context.failure?.code],
  invariants: {
    'is ordered under a key': (at) => (!isIn(at, 'ordering.asking') && !isIn(at, 'unanswered')) || at.context.key !== null,
    'is paid with an order': (at) => !isIn(at, 'paid') || at.context.orderId !== null,
  },
};

/** The events of a free change of tickets. */
const ordered = {
  ...order,
  input,
  events: {
    changesSubmitted: { type: 'changes.submitted' },
    changesCancelled: { type: 'changes.cancelled' },
    changesConfirmed: { type: 'changes.confirmed' },
    keyMade: done('makeKey', 'key-1'),
    ordered: done('createOrder', { orderId: 'o' }),
    orderLost: failed('createOrder', { code: 'network', retryable: true }),
    orderPaused: done('pause'),
    orderTooLate: failed('createOrder', refused('cart-expired')),
    orderSold: failed('createOrder', refused('cart-sold')),
    orderWithheld: failed('createOrder', refused('session-expired')),
    orderRefused: failed('createOrder', refused('refused')),
    alertClosed: { type: 'alert.closed' },
  },
} satisfies Model;

/** The events of tickets that a coupon pays, which are ordered at once. */
const givenAway = {
  ...order,
  input: given,
  events: {
    giftKeyMade: done('makeKey', 'key-1'),
    gifted: done('createOrder', { orderId: 'o' }),
    giftRefused: failed('createOrder', refused('refused')),
    giftRefusalClosed: { type: 'alert.closed' },
    giftWanted: { type: 'changes.submitted' },
  },
} satisfies Model;

/** The same tickets at an address with a token, which waits for the traveller. */
const waitingGift = { ...order, input: { ...given, asksFirst: true }, events: { giftWanted: givenAway.events.giftWanted } } satisfies Model;

export const freeOrderModels = [ordered, givenAway, waitingGift] as const satisfies readonly Model[];
