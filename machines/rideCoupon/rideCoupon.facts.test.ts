import { describe, expect, it } from 'vitest';
import { type Fact, factsOf } from 'xstate-paths';
import { rideCouponModels } from './rideCoupon.model.ts';

const stated = (model: number, facts: readonly Fact[]) => expect(factsOf(rideCouponModels, model, facts)).toEqual(facts);

describe('facts of rideCoupon', () => {
  it('a coupon that was given before is not offered again', () =>
    stated(0, [
      ['', 'couponBefore', 'once'],
      ['', 'noCouponYet', 'form'],
      ['', '!hasRideCoupon', 'form'],
      ['', 'rideDismissed', '-'],
    ]));

  it('the form is sent when it is complete', () =>
    stated(0, [
      ['noCouponYet', 'nameTyped', 'stays; values'],
      ['noCouponYet', 'phoneTyped', 'stays; values'],
      ['noCouponYet', 'couponSubmitted', '-'],
      ['noCouponYet nameTyped', 'couponSubmitted', '-'],
      ['noCouponYet phoneTyped', 'couponSubmitted', 'sending'],
      ['noCouponYet phoneTyped nameTyped', 'couponSubmitted', 'sending'],
      ['noCouponYet phoneTyped strangerTyped', 'couponSubmitted', '-'],
    ]));

  it('the answer gives a coupon, none, or says that there was one', () =>
    stated(0, [
      ['noCouponYet phoneTyped couponSubmitted', 'couponGiven', 'given'],
      ['noCouponYet phoneTyped couponSubmitted', 'noneGiven', 'failed'],
      ['noCouponYet phoneTyped couponSubmitted', 'secondRefused', 'once'],
      ['noCouponYet phoneTyped couponSubmitted', 'couponFails', 'failed'],
      ['noCouponYet phoneTyped couponSubmitted noneGiven', 'couponSubmitted', 'sending'],
    ]));

  it('a traveller leaves it everywhere but while it is asked for', () =>
    stated(0, [
      ['noCouponYet', 'rideDismissed', 'dismissed'],
      ['couponBefore', 'rideDismissed', 'dismissed'],
      ['noCouponYet phoneTyped couponSubmitted', 'rideDismissed', '-'],
      ['noCouponYet phoneTyped couponSubmitted couponGiven', 'rideDismissed', 'dismissed'],
      ['noCouponYet phoneTyped couponSubmitted noneGiven', 'rideDismissed', 'dismissed'],
    ]));
});
