import { assign, setup } from 'xstate';
import { cancellationMachine, cancellationOf, type CancellationInput, type CancellationOutput } from '../cancellation/index.ts';
import type { PlainDate } from '../domain/instant.ts';
import { editedWayOf, renameable, type OwnTicket, type OwnTrip } from '../domain/ownTrip.ts';
import { begunOf, editMachine, type EditInput, type EditOutput } from '../edit/index.ts';
import { event, output } from '../params.ts';
import { renameMachine, type RenameInput, type RenameOutput } from '../rename/index.ts';
import { trackingMachine, type TrackingInput } from '../tracking/index.ts';
import type { TripActionsContext, TripActionsEvent, TripActionsInput, TripActionsOutput } from './tripActions.types.ts';

/** What a traveller does with the trips of the list; one thing at a time. */
export const tripActionsMachine = setup({
  types: {
    context: {} as TripActionsContext,
    events: {} as TripActionsEvent,
    input: {} as TripActionsInput,
    output: {} as TripActionsOutput,
    children: {} as { cancellation: 'cancellation'; rename: 'rename'; tracking: 'tracking'; edit: 'edit' },
  },
  actors: { cancellation: cancellationMachine, rename: renameMachine, tracking: trackingMachine, edit: editMachine },
  guards: {
    hasBegun: (_, edit: EditOutput) => edit.kind === 'begun',
    isChanged: (_, { isChanged }: CancellationOutput | RenameOutput) => isChanged,
  },
  actions: {
    /** CANCEL-009, CANCEL-010, RENAME-006; the application provides it. */
    refetchTrips: () => {},
    assignCancels: assign((_, { trip, others }: Extract<TripActionsEvent, { type: 'cancellation.opened' }>) => ({
      cancels: cancellationOf(trip, others),
    })),
    assignRenames: assign((_, { trip, ticket }: { trip: OwnTrip; ticket: OwnTicket }) => ({
      renames: {
        platform: trip.platform,
        departs: trip.departs,
        ticket,
        others: renameable(trip).filter(({ id }) => id !== ticket.id),
      },
    })),
    assignTracks: assign((_, { unit, trip }: Extract<TripActionsEvent, { type: 'tracking.opened' }>) => ({
      tracks: { unit, trip },
    })),
    assignEdits: assign((_, { trip, today }: { trip: OwnTrip; today: PlainDate }) => ({ edits: editedWayOf(trip, today) })),
    assignBegun: assign((_, edit: EditOutput) => ({ begun: begunOf(edit) })),
    assignWarned: assign((_, { wasWarned }: RenameOutput) => ({ wasWarned })),
  },
}).createMachine({
  id: 'tripActions',
  context: ({ input: { wasWarned } }) => ({ cancels: null, renames: null, tracks: null, edits: null, begun: null, wasWarned }),
  output: ({ context: { begun } }) => begun && { kind: 'edit', ...begun },
  initial: 'idle',
  states: {
    idle: {
      on: {
        'cancellation.opened': { target: 'cancelling', actions: { type: 'assignCancels', params: event } },
        'rename.opened': { target: 'renaming', actions: { type: 'assignRenames', params: event } },
        'edit.opened': { target: 'editing', actions: { type: 'assignEdits', params: event } },
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
          {
            guard: { type: 'isChanged', params: output },
            target: 'idle',
            actions: [{ type: 'assignWarned', params: output }, 'refetchTrips'],
          },
          { target: 'idle', actions: { type: 'assignWarned', params: output } },
        ],
        onError: 'idle',
      },
    },
    tracking: {
      invoke: { id: 'tracking', src: 'tracking', input: ({ context }) => trackingInput(context), onDone: 'idle', onError: 'idle' },
    },
    editing: {
      invoke: {
        id: 'edit',
        src: 'edit',
        input: ({ context }) => editInput(context),
        onDone: [
          { guard: { type: 'hasBegun', params: output }, target: 'edited', actions: { type: 'assignBegun', params: output } },
          { target: 'idle' },
        ],
        onError: 'idle',
      },
    },
    edited: { type: 'final' },
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

function editInput({ edits }: TripActionsContext): EditInput {
  if (!edits) throw new Error('an edit needs its tickets');
  return { way: edits };
}

function trackingInput({ tracks }: TripActionsContext): TrackingInput {
  if (!tracks) throw new Error('tracking needs its trip');
  return tracks;
}
