import { MAX_PASSENGERS } from '../domain/passenger.ts';
import type { Model } from 'xstate-paths';
import { accepted, busFull, claimed, claimFails, counted, halfTaken, two } from './group.examples.ts';
import { groupMachine } from './group.machine.ts';

export const groupModel = {
  machine: groupMachine,
  input: two,
  events: {
    togetherCounted: counted(1),
    togetherAccepted: accepted,
    togetherDismissed: { type: 'together.dismissed' },
    togetherClaimed: claimed,
    togetherTaken: halfTaken,
    togetherFails: claimFails,
    busFull,
  },
  facts: ({ context }) => [context.count, context.bus.map?.taken.length, context.asked.length, context.outcome.kind],
  invariants: {
    'no more are asked for than may travel': ({ context }) => context.count <= MAX_PASSENGERS - context.passengers.length,
    'as many seats are claimed as were offered': ({ context }) =>
      context.asked.every(({ seatIds }: { seatIds: string[] }) => seatIds.length > 0 && seatIds.length <= context.count),
  },
} satisfies Model;
