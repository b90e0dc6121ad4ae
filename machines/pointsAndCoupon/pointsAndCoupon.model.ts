import { COUPON_CART, CART } from '../testing/fixtures.ts';
import { done, failed, isIn, type Model } from 'xstate-paths';
import { pointsAndCouponMachine } from './pointsAndCoupon.machine.ts';
import { removing, typing } from './pointsAndCoupon.examples.ts';

const refused = (code: string) => ({ code, retryable: false });

const coupon: Pick<Model, 'machine' | 'facts' | 'invariants'> = {
  machine: pointsAndCouponMachine,
  facts: ({ context }) => [context.wish, context.code, context.failure?.code, context.cart.discount?.kind],
  invariants: {
    'an applied coupon is on the cart': (at) => !isIn(at, 'applied') || at.context.cart.discount !== null,
    'what is applied was typed': (at) => !isIn(at, 'applying') || at.context.code.trim().length >= 4,
  },
};

/** The events of a coupon that is typed. */
const applied = {
  ...coupon,
  input: typing,
  events: {
    shortCodeTyped: { type: 'code.changed', code: 'ABC ' },
    codeTyped: { type: 'code.changed', code: 'VIAJA100' },
    codeSubmitted: { type: 'code.submitted' },
    couponApplied: done('applyCoupon', COUPON_CART),
    couponRefused: failed('applyCoupon', refused('coupon-beneficiary')),
    couponWithheld: failed('applyCoupon', refused('session-expired')),
    couponTooLate: failed('applyCoupon', refused('cart-expired')),
    couponDismissed: { type: 'code.dismissed' },
    appliedClosed: { type: 'alert.closed' },
  },
} satisfies Model;

/** The events of a coupon that is taken off. */
const removed = {
  ...coupon,
  input: removing,
  events: {
    couponRemoved: done('removeCoupon', CART),
    removalFails: failed('removeCoupon', { code: 'network', retryable: true }),
    removalWithheld: failed('removeCoupon', refused('session-expired')),
    removalTooLate: failed('removeCoupon', refused('cart-expired')),
    failureClosed: { type: 'alert.closed' },
  },
} satisfies Model;

export const pointsAndCouponModels = [applied, removed] satisfies Model[];
