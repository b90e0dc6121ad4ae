import { DEPARTURE, TODAY } from '../testing/fixtures.ts';
import { plusDays } from '../domain/instant.ts';
import { done, failed, isIn, type Model } from 'xstate-paths';
import { checked, guarded, input, lost, offersCome, olderChecked, olderInput, tooLate } from './edit.examples.ts';
import { editMachine } from './edit.machine.ts';
import { errorOf } from './edit.rules.ts';

const dialog = {
  machine: editMachine,
  invariants: {
    'nobody changes who cannot': ({ context }) =>
      context.chosen.every((id: string) =>
        context.checks.some(({ traveller, canChange }: (typeof checked)['output'][number]) => canChange && traveller.ticketId === id),
      ),
    'ends with a bus and somebody on it': (at) => !isIn(at, 'begun') || (at.context.found !== null && at.context.chosen.length > 0),
  },
  facts: ({ context }) => [context.chosen.toSorted().join(), errorOf(context), context.error],
} satisfies Partial<Model>;

/** The events of the edit dialog. */
export const editModels = [
  {
    ...dialog,
    input,
    events: {
      checksCome: checked,
      noneCanChange: tooLate,
      onlyMinorCanChange: guarded,
      checksFail: failed('validateTransfer', lost),
      editRetried: { type: 'edit.retried' },
      minorToggled: { type: 'ticket.toggled', ticketId: 't1' },
      adultToggled: { type: 'ticket.toggled', ticketId: 't2' },
      editSubmitted: { type: 'edit.submitted' },
      departuresCome: offersCome,
      departuresFail: failed('findDepartures', lost),
      dayChosen: { type: 'day.chosen', date: plusDays(TODAY, 1) },
      ownChosen: { type: 'departure.chosen', tripId: DEPARTURE.run.tripId },
      departureChosen: { type: 'departure.chosen', tripId: 'later' },
      noChecks: done('validateTransfer', []),
      editDismissed: { type: 'edit.dismissed' },
    },
  },
  /** Passengers of the older platform, whose bus is not sold. */
  {
    ...dialog,
    input: olderInput,
    events: {
      partyCome: olderChecked,
      adultToggled: { type: 'ticket.toggled', ticketId: 't2' },
      otherToggled: { type: 'ticket.toggled', ticketId: 't3' },
      editSubmitted: { type: 'edit.submitted' },
      departuresCome: offersCome,
      departureChosen: { type: 'departure.chosen', tripId: 'later' },
      editDismissed: { type: 'edit.dismissed' },
    },
  },
] satisfies Model[];
