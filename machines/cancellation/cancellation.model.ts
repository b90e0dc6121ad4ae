import { pesos } from '../testing/fixtures.ts';
import { done, failed, type Model } from 'xstate-paths';
import {
  accepted,
  ADULT,
  allToggled,
  alone,
  BACK,
  cancelled,
  checkedAlone,
  checkedRoundTripAlone,
  checkedParty,
  lastAdult,
  lost,
  MINOR,
  noneCancellable,
  party,
  previewed,
  refunds,
  roundTripAlone,
  toggled,
} from './cancellation.examples.ts';
import { cancellationMachine } from './cancellation.machine.ts';
import type { Check } from './cancellation.types.ts';

const facts: Model['facts'] = ({ context }) => [
  context.checks.map((check: Check) => check.reason),
  context.chosen,
  context.failure?.code,
  context.isDone,
];
const invariants: Model['invariants'] = {
  'what is cancelled was chosen': (at) => !at.matches('cancelled') || at.context.chosen.length > 0,
};

/** Several tickets of a trip. */
const several = {
  machine: cancellationMachine,
  input: party,
  facts,
  invariants,
  events: {
    warningAccepted: accepted,
    ticketsChecked: checkedParty,
    noneCancellable,
    checkFails: failed('getCancellableItems', lost),
    adultToggled: toggled(ADULT),
    minorToggled: toggled(MINOR),
    allToggled: { ...allToggled },
    refundRequested: { type: 'refund.requested' },
    refundTold: refunds,
    refundRefused: failed('previewCancelTickets', lastAdult),
    refundAccepted: { type: 'refund.accepted' },
    stepReturned: { type: 'step.returned' },
    cancellationConfirmed: { type: 'cancellation.confirmed' },
    lockEnds: done('pause'),
    ticketsCancelled: cancelled,
    cancellationFails: failed('cancelTickets', lost),
    cancellationClosed: { type: 'cancellation.closed' },
  },
} satisfies Model;

/** The only ticket of a trip. */
const only = {
  machine: cancellationMachine,
  input: alone,
  facts,
  invariants,
  events: {
    onlyAccepted: { ...accepted },
    onlyChecked: checkedAlone,
    onlyTold: { ...refunds },
    onlyRefused: failed('previewCancelTickets', lost),
    onlyReturned: { type: 'step.returned' },
  },
} satisfies Model;

/** The two tickets of a round trip. */
const both = {
  machine: cancellationMachine,
  input: roundTripAlone,
  facts,
  invariants,
  events: {
    bothAccepted: { ...accepted },
    bothChecked: checkedRoundTripAlone,
    outToggled: toggled(ADULT),
    backToggled: toggled(BACK),
    bothAsked: { type: 'refund.requested' },
    bothTold: previewed(pesos(1294)),
    bothAgreed: { type: 'refund.accepted' },
    bothConfirmed: { type: 'cancellation.confirmed' },
    bothCancelled: { ...cancelled },
  },
} satisfies Model;

export const cancellationModels = [several, only, both] satisfies Model[];
