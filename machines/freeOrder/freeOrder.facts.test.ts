import { describe, expect, it } from 'vitest';
import { type Fact, factsOf } from 'xstate-paths';
import { freeOrderModels } from './freeOrder.model.ts';

const stated = (model: number, facts: readonly Fact[]) => expect(factsOf(freeOrderModels, model, facts)).toEqual(facts);

describe('facts of freeOrder', () => {
  it('a change and an address with a token wait, a gift is ordered at once', () => {
    stated(0, [['', '', 'form.ready']]);
    stated(1, [['', '', 'ordering.preparing']]);
    stated(2, [['', '', 'form.ready']]);
  });

  it('a change without a price is confirmed twice', () =>
    stated(0, [
      ['', 'changesConfirmed', '-'],
      ['', 'changesSubmitted', 'form.asking'],
      ['changesSubmitted', 'changesCancelled', 'form.ready'],
      ['changesSubmitted', 'changesConfirmed', 'ordering.preparing'],
      ['changesSubmitted changesConfirmed', 'keyMade', 'ordering.asking; key="key-1"'],
      ['changesSubmitted changesConfirmed', 'changesCancelled', '-'],
    ]));

  it('each answer of the order', () =>
    stated(0, [
      ['changesSubmitted changesConfirmed keyMade', 'ordered', 'paid; ends kind="paid" orderId="o"; orderId="o"'],
      ['changesSubmitted changesConfirmed keyMade', 'orderLost', 'unanswered.pausing'],
      ['changesSubmitted changesConfirmed keyMade', 'orderTooLate', 'late; ends kind="late"'],
      ['changesSubmitted changesConfirmed keyMade', 'orderSold', 'paid; ends kind="paid" orderId="cart-1"; orderId="cart-1"'],
      ['changesSubmitted changesConfirmed keyMade', 'orderWithheld', 'form.ready; askSignIn'],
      ['changesSubmitted changesConfirmed keyMade', 'orderRefused', 'form.alerting; failure'],
      ['changesSubmitted changesConfirmed keyMade orderRefused', 'alertClosed', 'form.ready'],
    ]));

  it('a lost answer is asked for again, and its answers are the same', () =>
    stated(0, [
      ['changesSubmitted changesConfirmed keyMade orderLost', 'orderPaused', 'unanswered.asking'],
      ['changesSubmitted changesConfirmed keyMade orderLost orderPaused', 'ordered', 'paid; ends kind="paid" orderId="o"; orderId="o"'],
      ['changesSubmitted changesConfirmed keyMade orderLost orderPaused', 'orderLost', 'unanswered.pausing'],
      ['changesSubmitted changesConfirmed keyMade orderLost orderPaused', 'orderTooLate', 'late; ends kind="late"'],
      [
        'changesSubmitted changesConfirmed keyMade orderLost orderPaused',
        'orderSold',
        'paid; ends kind="paid" orderId="cart-1"; orderId="cart-1"',
      ],
      ['changesSubmitted changesConfirmed keyMade orderLost orderPaused', 'orderWithheld', 'form.ready; askSignIn'],
      ['changesSubmitted changesConfirmed keyMade orderLost orderPaused', 'orderRefused', 'form.alerting; failure'],
    ]));

  it('a second try keeps no older failure', () =>
    stated(0, [
      ['changesSubmitted changesConfirmed keyMade orderWithheld changesSubmitted changesConfirmed', 'keyMade', 'ordering.asking'],
      [
        'changesSubmitted changesConfirmed keyMade orderRefused alertClosed changesSubmitted changesConfirmed',
        'keyMade',
        'ordering.asking; failure=null',
      ],
    ]));

  it('tickets that a coupon pays are ordered at once', () =>
    stated(1, [
      ['', 'giftKeyMade', 'ordering.asking; key="key-1"'],
      ['giftKeyMade', 'gifted', 'paid; ends kind="paid" orderId="o"; orderId="o"'],
      ['giftKeyMade', 'giftRefused', 'form.alerting; failure'],
      ['giftKeyMade giftRefused', 'giftRefusalClosed', 'form.ready'],
      ['giftKeyMade giftRefused giftRefusalClosed', 'giftWanted', 'ordering.preparing'],
      ['giftKeyMade giftRefused giftRefusalClosed giftWanted', 'giftKeyMade', 'ordering.asking; failure=null'],
    ]));
});
