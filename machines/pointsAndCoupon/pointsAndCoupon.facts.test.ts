import { describe, expect, it } from 'vitest';
import { type Fact, factsOf } from 'xstate-paths';
import { pointsAndCouponModels } from './pointsAndCoupon.model.ts';

const stated = (model: number, facts: readonly Fact[]) => expect(factsOf(pointsAndCouponModels, model, facts)).toEqual(facts);

describe('facts of pointsAndCoupon', () => {
  it('a coupon that is typed', () =>
    stated(0, [
      ['', 'shortCodeTyped', 'stays; code="ABC "'],
      ['', 'codeSubmitted', '-'],
      ['', 'couponDismissed', 'kept; ends kind="kept"'],
      ['codeTyped', 'codeSubmitted', 'applying'],
      ['codeTyped codeSubmitted', 'couponApplied', 'applied; cart'],
      ['codeTyped codeSubmitted', 'couponRefused', 'typing; failure'],
      ['codeTyped codeSubmitted', 'couponWithheld', 'typing; askSignIn'],
      ['codeTyped codeSubmitted', 'couponTooLate', 'late; ends kind="late"'],
      ['codeTyped codeSubmitted couponApplied', 'appliedClosed', 'changed; ends kind="changed" cart usesPoints=false'],
    ]));
  it('a coupon that is taken off', () =>
    stated(1, [
      ['', 'couponRemoved', 'changed; ends kind="changed" cart usesPoints=false; cart'],
      ['', 'removalFails', 'failed; failure'],
      ['', 'removalWithheld', 'kept; ends kind="kept"; askSignIn'],
      ['', 'removalTooLate', 'late; ends kind="late"'],
      ['removalFails', 'failureClosed', 'kept; ends kind="kept"'],
    ]));
});
