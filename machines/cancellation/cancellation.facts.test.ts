import { describe, expect, it } from 'vitest';
import { type Fact, factsOf } from 'xstate-paths';
import { cancellationModels } from './cancellation.model.ts';

const stated = (model: number, facts: readonly Fact[]) => expect(factsOf(cancellationModels, model, facts)).toEqual(facts);

describe('facts of cancellation', () => {
  it('several tickets of a trip', () =>
    stated(0, [
      ['', 'warningAccepted', 'checking'],
      ['', 'cancellationClosed', 'closed; ends isChanged=false'],
      ['warningAccepted', 'ticketsChecked', 'choosing; checks'],
      ['warningAccepted', 'noneCancellable', 'unavailable; checks'],
      ['warningAccepted', 'checkFails', 'failed; failure'],
      ['warningAccepted', 'cancellationClosed', 'closed; ends isChanged=false'],
      ['warningAccepted ticketsChecked', 'adultToggled', 'stays; chosen'],
      ['warningAccepted ticketsChecked', 'allToggled', 'stays; chosen'],
      ['warningAccepted ticketsChecked', 'refundRequested', '-'],
      ['warningAccepted ticketsChecked', 'stepReturned', 'warning; checks=[]'],
      ['warningAccepted ticketsChecked', 'cancellationClosed', 'closed; ends isChanged=false'],
      ['warningAccepted noneCancellable', 'cancellationClosed', 'closed; ends isChanged=false'],
      ['warningAccepted checkFails', 'cancellationClosed', 'closed; ends isChanged=true'],
      ['warningAccepted ticketsChecked adultToggled', 'refundRequested', 'previewing'],
      ['warningAccepted ticketsChecked adultToggled', 'stepReturned', 'warning; checks=[]; chosen=[]'],
      ['warningAccepted ticketsChecked allToggled', 'allToggled', 'stays; chosen=[]'],
      ['warningAccepted ticketsChecked adultToggled refundRequested', 'refundTold', 'refund; refund=95300000'],
      ['warningAccepted ticketsChecked adultToggled refundRequested', 'refundRefused', 'choosing; failure'],
      ['warningAccepted ticketsChecked adultToggled refundRequested', 'cancellationClosed', 'closed; ends isChanged=false'],
      ['warningAccepted ticketsChecked adultToggled refundRequested refundTold', 'refundAccepted', 'confirming'],
      ['warningAccepted ticketsChecked adultToggled refundRequested refundTold', 'stepReturned', 'choosing'],
      ['warningAccepted ticketsChecked adultToggled refundRequested refundTold', 'cancellationClosed', 'closed; ends isChanged=false'],
      [
        'warningAccepted ticketsChecked adultToggled refundRequested refundTold refundAccepted',
        'cancellationConfirmed',
        'sent.request.cancelling sent.lock.locked',
      ],
      [
        'warningAccepted ticketsChecked adultToggled refundRequested refundTold refundAccepted',
        'cancellationClosed',
        'closed; ends isChanged=false',
      ],
      [
        'warningAccepted ticketsChecked adultToggled refundRequested refundTold refundAccepted cancellationConfirmed',
        'lockEnds',
        'sent.lock.open',
      ],
      [
        'warningAccepted ticketsChecked adultToggled refundRequested refundTold refundAccepted cancellationConfirmed',
        'ticketsCancelled',
        'cancelled; isDone=true',
      ],
      [
        'warningAccepted ticketsChecked adultToggled refundRequested refundTold refundAccepted cancellationConfirmed',
        'cancellationFails',
        'sent.request.refused; failure',
      ],
      [
        'warningAccepted ticketsChecked adultToggled refundRequested refundTold refundAccepted cancellationConfirmed',
        '!pause',
        'sent.lock.open',
      ],
      [
        'warningAccepted ticketsChecked adultToggled refundRequested refundTold refundAccepted cancellationConfirmed lockEnds',
        'cancellationConfirmed',
        '-',
      ],
      [
        'warningAccepted ticketsChecked adultToggled refundRequested refundTold refundAccepted cancellationConfirmed ticketsCancelled',
        'cancellationClosed',
        'closed; ends isChanged=true',
      ],
      [
        'warningAccepted ticketsChecked adultToggled refundRequested refundTold refundAccepted cancellationConfirmed cancellationFails',
        'cancellationClosed',
        'closed; ends isChanged=true',
      ],
      [
        'warningAccepted ticketsChecked adultToggled refundRequested refundTold refundAccepted cancellationConfirmed lockEnds cancellationFails',
        'cancellationConfirmed',
        'sent.request.cancelling sent.lock.locked; failure=null',
      ],
    ]));
  it('the only ticket of a trip', () =>
    stated(1, [
      ['onlyAccepted', 'onlyChecked', 'previewing; checks; chosen'],
      ['onlyAccepted onlyChecked', 'onlyRefused', 'failed; failure'],
      ['onlyAccepted onlyChecked onlyTold', 'onlyReturned', 'warning'],
    ]));
  it('the two tickets of a round trip', () =>
    stated(2, [
      ['bothAccepted', 'bothChecked', 'choosing; checks'],
      ['bothAccepted bothChecked outToggled', 'backToggled', 'stays; chosen'],
      [
        'bothAccepted bothChecked outToggled backToggled bothAsked bothTold bothAgreed bothConfirmed',
        'bothCancelled',
        'cancelled; refund=95300000; isDone=true',
      ],
    ]));
});
