import { describe, expect, it } from 'vitest';
import { type Fact, factsOf } from 'xstate-paths';
import { paymentTruthModels } from './paymentTruth.model.ts';

const stated = (model: number, facts: readonly Fact[]) => expect(factsOf(paymentTruthModels, model, facts)).toEqual(facts);

describe('facts of paymentTruth', () => {
  it('a refund that is known is not asked again', () => {
    stated(0, [['', '', 'asking']]);
    stated(1, [['', '', 'asking']]);
    stated(2, [['', '', 'refunded']]);
  });

  it('a payment that is polled', () =>
    stated(0, [
      ['', 'truthCharged', 'charged; paymentId="p"; orderId="o"'],
      ['', 'truthRefused', 'notCharged; paymentId="p"'],
      ['', 'truthRefunded', 'refunded; paymentId="p"'],
      ['', 'truthPending', 'waiting; paymentId="p"'],
      ['', 'truthNeverArrived', 'notCharged'],
      ['', 'truthFails', 'unreached'],
      ['', 'truthWithheld', 'signedOut'],
      ['truthCharged', 'alertClosed', 'paid; ends kind="paid" orderId="o"'],
      ['truthRefused', 'declineAccepted', 'closed; ends kind="notCharged"'],
      ['truthRefunded', 'searchChosen', 'left; ends kind="refunded"'],
      ['truthPending', 'waitingPaused', 'asking'],
      ['truthPending', '!waitingPause', 'asking'],
      ['truthFails', 'unreachedPaused', 'asking'],
      ['truthFails', '!unreachedPause', 'asking'],
      ['truthWithheld', 'signInChosen', 'stays; askSignIn'],
      ['truthWithheld', 'sessionOpened', 'asking'],
    ]));
  it('the address of a folio', () =>
    stated(1, [
      ['', 'truthNeverArrived', 'notFound'],
      ['truthNeverArrived', 'signInChosen', 'stays; askSignIn'],
      ['truthNeverArrived', 'sessionOpened', 'asking'],
      ['truthNeverArrived', 'searchChosen', 'left; ends kind="refunded"'],
    ]));
});
