import { describe, expect, it } from 'vitest';
import { type Fact, factsOf } from 'xstate-paths';
import { cashReservationModels } from './cashReservation.model.ts';

const stated = (model: number, facts: readonly Fact[]) => expect(factsOf(cashReservationModels, model, facts)).toEqual(facts);

describe('facts of cashReservation', () => {
  it('a reservation', () =>
    stated(0, [
      ['', 'reservationSubmitted', 'reserving.preparing'],
      ['reservationSubmitted', 'keyMade', 'reserving.asking; key="key-1"'],
      ['reservationSubmitted', '!makeKey', 'form.alerting; failure'],
      ['reservationSubmitted keyMade', 'reserved', 'reserved; ends kind="reserved" orderId="o"; orderId="o"'],
      ['reservationSubmitted keyMade', 'reservationLost', 'unanswered.pausing'],
      ['reservationSubmitted keyMade', 'reservationTooLate', 'late; ends kind="late"'],
      ['reservationSubmitted keyMade', 'reservationSold', 'sold; ends kind="paid" orderId="cart-1"; orderId="cart-1"'],
      ['reservationSubmitted keyMade', 'reservationWithheld', 'form.ready; askSignIn'],
      ['reservationSubmitted keyMade', 'departureTooNear', 'form.tooNear'],
      ['reservationSubmitted keyMade', 'reservationRefused', 'form.alerting; failure'],
      ['reservationSubmitted keyMade reservationLost', 'reservationPaused', 'unanswered.asking'],
      ['reservationSubmitted keyMade reservationLost', '!pause', 'unanswered.asking'],
      ['reservationSubmitted keyMade departureTooNear', 'cardChosen', 'withdrawn; ends kind="withdrawn"'],
      ['reservationSubmitted keyMade departureTooNear', 'searchChosen', 'toSearch; ends kind="toSearch"'],
      ['reservationSubmitted keyMade reservationRefused', 'alertClosed', 'form.ready'],
      [
        'reservationSubmitted keyMade reservationLost reservationPaused',
        'reserved',
        'reserved; ends kind="reserved" orderId="o"; orderId="o"',
      ],
      ['reservationSubmitted keyMade reservationLost reservationPaused', 'reservationLost', 'unanswered.pausing'],
      ['reservationSubmitted keyMade reservationLost reservationPaused', 'reservationTooLate', 'late; ends kind="late"'],
      [
        'reservationSubmitted keyMade reservationLost reservationPaused',
        'reservationSold',
        'sold; ends kind="paid" orderId="cart-1"; orderId="cart-1"',
      ],
      ['reservationSubmitted keyMade reservationLost reservationPaused', 'reservationWithheld', 'form.ready; askSignIn'],
      ['reservationSubmitted keyMade reservationLost reservationPaused', 'departureTooNear', 'form.tooNear'],
      ['reservationSubmitted keyMade reservationLost reservationPaused', 'reservationRefused', 'form.alerting; failure'],
    ]));
});
