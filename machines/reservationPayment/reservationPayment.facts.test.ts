import { describe, expect, it } from 'vitest';
import { type Fact, factsOf } from 'xstate-paths';
import { reservationPaymentModels } from './reservationPayment.model.ts';

const stated = (model: number, facts: readonly Fact[]) => expect(factsOf(reservationPaymentModels, model, facts)).toEqual(facts);

describe('facts of reservationPayment', () => {
  it('an address without a reservation is left', () => {
    stated(0, [['', '', 'resolving']]);
    stated(3, [['', '', 'left']]);
  });

  it('the link, and the payment on this page', () =>
    stated(0, [
      ['', 'linkOpens', 'loading'],
      ['', 'linkExpired', 'expired'],
      ['', 'linkUnknown', 'failed; failure'],
      ['linkOpens', 'reservationComes', 'payable.resting; reservation'],
      ['linkOpens', 'reservationPaid', 'alreadyPaid'],
      ['linkOpens', 'reservationExpired', 'expired'],
      ['linkOpens', 'reservationFails', 'failed; failure'],
      ['linkExpired', 'noticeClosed', 'left'],
      ['linkUnknown', 'noticeClosed', 'left'],
      ['linkOpens reservationComes', 'paymentAsked', 'payable.asked; hold<hold.suspended'],
      ['linkOpens reservationComes', 'paymentAnswered', 'stays'],
      ['linkOpens reservationComes', 'paymentDone', 'reading; paymentId="pay-1"'],
      ['linkOpens reservationComes', 'paymentLate', 'expired'],
      ['linkOpens reservationComes', 'paymentUnknown', 'unknown; payment'],
      ['linkOpens reservationComes', 'timeOver', 'expired'],
      ['linkOpens reservationComes', '!hold', 'expired'],
      ['linkOpens reservationComes', '!cardPayment', 'failed'],
      ['linkOpens reservationPaid', 'noticeClosed', 'left'],
      ['linkOpens reservationComes paymentAsked', 'paymentAsked', 'stays'],
      ['linkOpens reservationComes paymentAsked', 'paymentAnswered', 'payable.resting; hold<hold.resumed'],
      ['linkOpens reservationComes paymentAsked', 'timeOver', 'stays'],
      ['linkOpens reservationComes paymentAsked', '!hold', 'stays'],
      ['linkOpens reservationComes paymentDone', 'receiptComes', 'paid; reservation; receipt'],
      ['linkOpens reservationComes paymentDone', 'receiptFails', 'loading'],
      ['linkOpens reservationComes paymentUnknown', 'truthPaid', 'reading; paymentId="pay-1"'],
      ['linkOpens reservationComes paymentUnknown', 'truthNotCharged', 'loading'],
      ['linkOpens reservationComes paymentUnknown', 'truthRefunded', 'left'],
      ['linkOpens reservationComes paymentUnknown', 'sessionOpened', 'stays; paymentTruth<session.opened'],
      ['linkOpens reservationComes paymentUnknown', '!paymentTruth', 'failed'],
    ]));
  it('a page that is opened while a payment is at the bank', () =>
    stated(1, [
      ['linkOpens', 'comesChallenged', 'resumed; reservation; payment'],
      ['linkOpens', 'comesUnknown', 'unknown; reservation; payment'],
      ['linkOpens comesChallenged', 'challengeAuthorised', 'reading; paymentId="pay-1"'],
      ['linkOpens comesChallenged', 'challengeRefused', 'refused; failure'],
      ['linkOpens comesChallenged', 'challengeUnknown', 'unknown'],
      ['linkOpens comesChallenged', '!challenge', 'unknown'],
      ['linkOpens comesChallenged challengeRefused', 'declineAccepted', 'payable.resting'],
    ]));
  it('an own reservation without a session', () => stated(2, [['', 'reservationWithheld', 'left; failure']]));
});
