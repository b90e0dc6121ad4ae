import { assign, setup } from 'xstate';
import { selectSeats } from '../claims.ports.ts';
import { isAllClaimed, type ClaimedOfRun } from '../domain/claims.ts';
import { failureOf } from '../domain/failure.ts';
import { error, event, output } from '../params.ts';
import { roomLeft, seatsOfOffer, togetherOffer } from './group.rules.ts';
import type { GroupContext, GroupEvent, GroupInput, GroupOutput, GroupParty } from './group.types.ts';

/** Seats together: finds the best seats for a group and claims them. */
export const groupMachine = setup({
  types: { context: {} as GroupContext, events: {} as GroupEvent, input: {} as GroupInput, output: {} as GroupOutput },
  actors: { selectSeats },
  guards: {
    hasRoomFor: ({ context }, { count }: { count: number }) => count >= 1 && count <= roomLeft(context),
    hasOffer: ({ context }) => togetherOffer(context) !== null,
    isAllClaimed: ({ context }, claimed: ClaimedOfRun[]) => isAllClaimed(context.asked, claimed),
  },
  actions: {
    assignCount: assign((_, { count }: { count: number }) => ({ count })),
    assignParty: assign((_, { bus, passengers }: GroupParty) => ({ bus, passengers })),
    askSeats: assign(({ context }) => ({ asked: seatsOfOffer(context) })),
    seat: assign(({ context }) => ({ outcome: { kind: 'seated', seatIds: context.asked.flatMap(({ seatIds }) => seatIds) } })),
    refuse: assign(({ context: { count } }, claimed: ClaimedOfRun[]) => ({ outcome: { kind: 'refused', count, claimed } })),
    fail: assign((_, params: { error: unknown }) => ({ outcome: { kind: 'failed', failure: failureOf(params.error) } })),
  },
}).createMachine({
  id: 'group',
  context: ({ input }) => ({ ...input, asked: [], outcome: { kind: 'dismissed' } }),
  output: ({ context }) => context.outcome,
  initial: 'gathering',
  states: {
    /** The traveller sees the best seats before claiming them. */
    gathering: {
      on: {
        'together.counted': { guard: { type: 'hasRoomFor', params: event }, actions: { type: 'assignCount', params: event } },
        'together.accepted': { guard: 'hasOffer', target: 'seating', actions: 'askSeats' },
        'together.dismissed': 'closed',
        'party.changed': { actions: { type: 'assignParty', params: event } },
      },
    },
    /** Claims all of the seats, or none. */
    seating: {
      invoke: {
        id: 'selectTogether',
        src: 'selectSeats',
        input: ({ context }) => context.asked,
        onDone: [
          { guard: { type: 'isAllClaimed', params: output }, target: 'closed', actions: 'seat' },
          { target: 'closed', actions: { type: 'refuse', params: output } },
        ],
        onError: { target: 'closed', actions: { type: 'fail', params: error } },
      },
    },
    closed: { type: 'final' },
  },
});
