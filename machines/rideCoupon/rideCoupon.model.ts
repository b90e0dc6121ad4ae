import { done, failed, type Model } from 'xstate-paths';
import { input } from './rideCoupon.examples.ts';
import { rideCouponMachine } from './rideCoupon.machine.ts';

/** The events of a ride's coupon. */
const ride = {
  machine: rideCouponMachine,
  input,
  facts: ({ context: { values } }) => [values.name, values.phone],
  invariants: {},
  events: {
    noCouponYet: done('hasRideCoupon', false),
    couponBefore: done('hasRideCoupon', true),
    nameTyped: { type: 'field.typed', field: 'name', text: 'Begona' },
    strangerTyped: { type: 'field.typed', field: 'name', text: 'Oferta' },
    phoneTyped: { type: 'field.typed', field: 'phone', text: '8123456789' },
    couponSubmitted: { type: 'coupon.submitted' },
    couponGiven: done('createRideCoupons', 1),
    noneGiven: done('createRideCoupons', 0),
    secondRefused: failed('createRideCoupons', { code: 'ride-coupon-given', retryable: false }),
    couponFails: failed('createRideCoupons', { code: 'network', retryable: true }),
    rideDismissed: { type: 'ride.dismissed' },
  },
} satisfies Model;

export const rideCouponModels = [ride] satisfies Model[];
