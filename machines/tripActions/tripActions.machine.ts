import { assign, setup } from 'xstate';
import { cancellationMachine, type CancellationInput, type CancellationOutput } from '../cancellation/index.ts';
import { liveTickets, type OwnTicket, type OwnTrip } from '../domain/ownTrip.ts';
import { event, output } from '../params.ts';
import { renameMachine, type RenameInput, type RenameOutput } from '../rename/index.ts';
import { trackingMachine, type TrackingInput } from '../tracking/index.ts';
import type { TripActionsContext, TripActionsEvent, TripActionsInput } from './tripActions.types.ts';

/** What a traveller does with the trips of the list; one thing at a time. */
export const tripActionsMachine = setup({
  types: {
    context: {} as TripActionsContext,
    events: {} as TripActionsEvent,
    input: {} as TripActionsInput,
    children: {} as { cancellation: 'cancellation'; rename: 'rename'; tracking: 'tracking' },
  },
  actors: { cancellation: cancellationMachine, rename: renameMachine, tracking: trackingMachine },
  guards: {
    isChanged: (_, { isChanged }: CancellationOutput | RenameOutput) => isChanged,
  },
  actions: {
    /** CANCEL-009, CANCEL-010, RENAME-006; the application provides it. */
    refetchTrips: () => {},
    assignCancels: assign((_, { trip }: { trip: OwnTrip }) => ({
      cancels: { platform: trip.platform, transaction: trip.transaction, tickets: liveTickets(trip) },
    })),
    assignRenames: assign((_, { trip, ticket }: { trip: OwnTrip; ticket: OwnTicket }) => ({
      renames: { platform: trip.platform, ticket },
    })),
    assignTracks: assign((_, { unit, trip, now }: Extract<TripActionsEvent, { type: 'tracking.opened' }>) => ({
      tracks: { unit, trip, now },
    })),
    assignWarned: assign({ wasWarned: true }),
  },
}).createMachine({
  id: 'tripActions',
  context: ({ input: { wasWarned } }) => ({ cancels: null, renames: null, tracks: null, wasWarned }),
  initial: 'idle',
  states: {
    idle: {
      on: {
        'cancellation.opened': { target: 'cancelling', actions: { type: 'assignCancels', params: event } },
        'rename.opened': { target: 'renaming', actions: { type: 'assignRenames', params: event } },
        'tracking.opened': { target: 'tracking', actions: { type: 'assignTracks', params: event } },
      },
    },
    cancelling: {
      invoke: {
        id: 'cancellation',
        src: 'cancellation',
        input: ({ context }) => cancellationInput(context),
        onDone: [{ guard: { type: 'isChanged', params: output }, target: 'idle', actions: 'refetchTrips' }, { target: 'idle' }],
        onError: 'idle',
      },
    },
    renaming: {
      invoke: {
        id: 'rename',
        src: 'rename',
        input: ({ context }) => renameInput(context),
        onDone: [
          { guard: { type: 'isChanged', params: output }, target: 'idle', actions: ['assignWarned', 'refetchTrips'] },
          { target: 'idle' },
        ],
        onError: 'idle',
      },
    },
    tracking: {
      invoke: { id: 'tracking', src: 'tracking', input: ({ context }) => trackingInput(context), onDone: 'idle', onError: 'idle' },
    },
  },
});

function cancellationInput({ cancels }: TripActionsContext): CancellationInput {
  if (!cancels) throw new Error('a cancellation needs its tickets');
  return cancels;
}

function renameInput({ renames, wasWarned }: TripActionsContext): RenameInput {
  if (!renames) throw new Error('a rename needs its ticket');
  return { ...renames, wasWarned };
}

function trackingInput({ tracks }: TripActionsContext): TrackingInput {
  if (!tracks) throw new Error('tracking needs its trip');
  return tracks;
}
