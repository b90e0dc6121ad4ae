import { assign, setup } from 'xstate';
import { hasCode } from '../domain/payment.ts';
import { error, event } from '../params.ts';
import { createRideCoupons, hasRideCoupon } from './rideCoupon.ports.ts';
import { couponsOf, fieldInput, firstValues, isComplete, rideKey } from './rideCoupon.rules.ts';
import type { RideCouponContext, RideCouponEvent, RideCouponInput, RideField } from './rideCoupon.types.ts';

/** Not while the coupons are asked for, because a given one is noted. */
const closing = { 'ride.dismissed': '#rideCoupon.dismissed' } as const;

/** The discount of a ride to or from a terminal, once per account. */
export const rideCouponMachine = setup({
  types: { context: {} as RideCouponContext, events: {} as RideCouponEvent, input: {} as RideCouponInput },
  actors: { hasRideCoupon, createRideCoupons },
  guards: {
    isGiven: (_, params: { given: boolean }) => params.given,
    isComplete: ({ context }) => isComplete(context),
    hasOne: (_, params: { count: number }) => params.count > 0,
    isSecond: (_, params: { error: unknown }) => hasCode(params.error, 'ride-coupon-given'),
  },
  actions: {
    type: assign(({ context }, { field, text }: { field: RideField; text: string }) => ({
      values: { ...context.values, [field]: fieldInput(field, text) },
    })),
  },
}).createMachine({
  id: 'rideCoupon',
  context: ({ input: { order } }) => ({ order, values: firstValues(order) }),
  initial: 'opening',
  states: {
    opening: {
      invoke: {
        id: 'hasRideCoupon',
        src: 'hasRideCoupon',
        input: ({ context }) => ({ key: rideKey(context.order) }),
        onDone: [{ guard: { type: 'isGiven', params: ({ event: { output: given } }) => ({ given }) }, target: 'once' }, { target: 'form' }],
        onError: 'form',
      },
    },
    form: {
      on: {
        ...closing,
        'field.typed': { actions: { type: 'type', params: event } },
        'coupon.submitted': { guard: 'isComplete', target: 'sending' },
      },
    },
    sending: {
      invoke: {
        id: 'createRideCoupons',
        src: 'createRideCoupons',
        input: ({ context }) => ({ orderId: context.order.id, key: rideKey(context.order), coupons: couponsOf(context) }),
        onDone: [
          { guard: { type: 'hasOne', params: ({ event: { output: count } }) => ({ count }) }, target: 'given' },
          { target: 'failed' },
        ],
        onError: [{ guard: { type: 'isSecond', params: error }, target: 'once' }, { target: 'failed' }],
      },
    },
    given: { on: closing },
    failed: { on: { ...closing, 'coupon.submitted': 'sending' } },
    once: { on: closing },
    dismissed: { type: 'final' },
  },
});
