import { done, type Model } from 'xstate-paths';
import { cancellationOpened, editBegun, editOpened, renameOpened, trackingOpened } from './tripActions.examples.ts';
import { tripActionsMachine } from './tripActions.machine.ts';

/** The flows over the list of trips. */
export const tripActionsModel = {
  machine: tripActionsMachine,
  input: { wasWarned: false },
  facts: ({ context }) => [context.wasWarned],
  invariants: {
    'what is cancelled has tickets': (at) => !at.matches('cancelling') || at.context.cancels !== null,
    'ends with a change': (at) => !at.matches('edited') || at.context.begun !== null,
  },
  events: {
    cancellationOpened,
    renameOpened,
    trackingOpened,
    trackingLeft: done('tracking'),
    ticketsCancelled: done('cancellation', { isChanged: true }),
    cancellationLeft: done('cancellation', { isChanged: false }),
    ticketRenamed: done('rename', { isChanged: true, wasWarned: true }),
    editOpened,
    editBegun,
    editLeft: done('edit', { kind: 'dismissed' }),
    renameLeft: done('rename', { isChanged: false, wasWarned: false }),
    renameFormLeft: done('rename', { isChanged: false, wasWarned: true }),
  },
} satisfies Model;
