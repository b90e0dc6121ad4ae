import { assign, setup } from 'xstate';
import { CODE_MIN_LENGTH } from '../domain/discount.ts';
import { asksWho, failureOf } from '../domain/failure.ts';
import type { Cart } from '../domain/order.ts';
import { hasCode } from '../domain/payment.ts';
import { error, event, output } from '../params.ts';
import { applyCoupon, removeCoupon } from './pointsAndCoupon.ports.ts';
import type { PointsAndCouponContext, PointsAndCouponEvent, PointsAndCouponInput, PointsAndCouponOutput } from './pointsAndCoupon.types.ts';

/** Changes what reduces the tickets of a cart, before a method pays the rest. */
export const pointsAndCouponMachine = setup({
  types: {
    context: {} as PointsAndCouponContext,
    events: {} as PointsAndCouponEvent,
    input: {} as PointsAndCouponInput,
    output: {} as PointsAndCouponOutput,
  },
  actors: { applyCoupon, removeCoupon },
  guards: {
    isTyping: ({ context }) => context.wish === 'coupon',
    /** COUPON-006 */
    isLongEnough: ({ context }) => context.code.trim().length >= CODE_MIN_LENGTH,
    isLate: (_, params: { error: unknown }) => hasCode(params.error, 'cart-expired'),
    isSignedOut: (_, params: { error: unknown }) => asksWho(failureOf(params.error)),
  },
  actions: {
    assignCode: assign((_, { code }: { code: string }) => ({ code, failure: null })),
    assignCart: assign((_, cart: Cart) => ({ cart })),
    assignFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
    /** Opens the sign-in over the page; the application provides it. */
    askSignIn: () => {},
  },
}).createMachine({
  id: 'pointsAndCoupon',
  /** COUPON-005 */
  context: ({ input }) => ({ ...input, code: '', failure: null }),
  // Each final state has its own output, which xstate types as unknown.
  output: ({ event: ended }) => ended.output as PointsAndCouponOutput,
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'isTyping', target: 'typing' }, { target: 'removing' }] },
    typing: {
      on: {
        'code.changed': { actions: { type: 'assignCode', params: event } },
        'code.submitted': { guard: 'isLongEnough', target: 'applying' },
        'code.dismissed': 'kept',
      },
    },
    applying: {
      invoke: {
        id: 'applyCoupon',
        src: 'applyCoupon',
        input: ({ context: { cart, code } }) => ({ cartId: cart.id, code: code.trim() }),
        /** COUPON-007, COUPON-008, COUPON-009 */
        onDone: { target: 'applied', actions: { type: 'assignCart', params: output } },
        onError: [
          { guard: { type: 'isLate', params: error }, target: 'late' },
          { guard: { type: 'isSignedOut', params: error }, target: 'typing', actions: 'askSignIn' },
          { target: 'typing', actions: { type: 'assignFailure', params: error } },
        ],
      },
    },
    applied: { on: { 'alert.closed': 'changed' } },
    removing: {
      invoke: {
        id: 'removeCoupon',
        src: 'removeCoupon',
        input: ({ context: { cart } }) => ({ cartId: cart.id }),
        onDone: { target: 'changed', actions: { type: 'assignCart', params: output } },
        onError: [
          { guard: { type: 'isLate', params: error }, target: 'late' },
          { guard: { type: 'isSignedOut', params: error }, target: 'kept', actions: 'askSignIn' },
          { target: 'failed', actions: { type: 'assignFailure', params: error } },
        ],
      },
    },
    failed: { on: { 'alert.closed': 'kept' } },
    changed: {
      type: 'final',
      output: ({ context: { cart, wish } }) => ({ kind: 'changed', cart, usesPoints: wish === 'points' }),
    },
    kept: { type: 'final', output: { kind: 'kept' } },
    late: { type: 'final', output: { kind: 'late' } },
  },
});
