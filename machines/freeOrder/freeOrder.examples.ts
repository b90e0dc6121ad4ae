import { CHANGE_CART, EMAIL, FREE_CART } from '../testing/fixtures.ts';
import { chartOf, done, failed } from 'xstate-paths';
import { freeOrderMachine } from './freeOrder.machine.ts';
import type { FreeOrderEvent, FreeOrderInput } from './freeOrder.types.ts';
import { freeOrderView } from './freeOrder.view.ts';

type Step = FreeOrderEvent | ReturnType<typeof done>;

export const input: FreeOrderInput = { cart: CHANGE_CART, email: EMAIL, asksFirst: false };
/** Tickets that a coupon pays. */
export const given: FreeOrderInput = { ...input, cart: FREE_CART };
const at = (events: readonly Step[]) => ({ input, events });
const gives = (events: readonly Step[]) => ({ input: given, events });
const key = done('makeKey', 'key-1');
const notOrdered = failed('createOrder', { code: 'refused', retryable: false, message: 'El cupón no es válido.' });

export const confirming: Step[] = [{ type: 'changes.submitted' }];
const preparing: Step[] = [...confirming, { type: 'changes.confirmed' }];
export const ordering: Step[] = [...preparing, key];

/** Situations of an order that costs nothing, reached by events. */
export const situations = {
  form: at([]),
  confirming: at(confirming),
  preparing: at(preparing),
  ordering: at(ordering),
  unanswered: at([...ordering, failed('createOrder', { code: 'network', retryable: true })]),
  askingAgain: at([...ordering, failed('createOrder', { code: 'network', retryable: true }), done('pause')]),
  failed: at([...ordering, failed('createOrder', { code: 'refused', retryable: false })]),
  refused: at([...ordering, failed('createOrder', { code: 'refused', retryable: false, message: 'Uno de los boletos ya se cambió.' })]),
  giving: gives([key]),
  givingUnreached: gives([key, failed('createOrder', { code: 'network', retryable: true })]),
  notGiven: gives([key, notOrdered]),
  giveAgain: gives([key, notOrdered, { type: 'alert.closed' }]),
} as const;

export const chart = chartOf(freeOrderMachine, situations, freeOrderView);
export const { examples } = chart;
