import { ORDER } from '../testing/fixtures.ts';
import { chartOf, done, failed } from 'xstate-paths';
import { rideCouponMachine } from './rideCoupon.machine.ts';
import type { RideCouponEvent, RideField } from './rideCoupon.types.ts';
import { rideCouponView } from './rideCoupon.view.ts';

type Step = RideCouponEvent | ReturnType<typeof done>;

export const input = { order: ORDER };
const at = (...events: Step[]) => ({ input, events });
const typed = (field: RideField, text: string): RideCouponEvent => ({ type: 'field.typed', field, text });

export const opened = done('hasRideCoupon', false);
export const filled: Step[] = [opened, typed('phone', '8123456789')];
export const sending: Step[] = [...filled, { type: 'coupon.submitted' }];

/** Situations of the ride's coupon, reached by events. */
export const situations = {
  opening: at(),
  form: at(opened),
  stranger: at(...filled, typed('name', 'Oferta')),
  wrongEmail: at(...filled, typed('email', 'begona@example')),
  ready: at(...filled),
  sending: at(...sending),
  given: at(...sending, done('createRideCoupons', 2)),
  noneGiven: at(...sending, done('createRideCoupons', 0)),
  failed: at(...sending, failed('createRideCoupons', { code: 'network', retryable: true })),
  once: at(...sending, failed('createRideCoupons', { code: 'ride-coupon-given', retryable: false })),
  givenBefore: at(done('hasRideCoupon', true)),
} as const;

export const chart = chartOf(rideCouponMachine, situations, rideCouponView);
export const { examples } = chart;
