import { assign, setup } from 'xstate';
import { asksWho, failureOf } from '../domain/failure.ts';
import type { Passenger } from '../domain/passenger.ts';
import type { Hold } from '../domain/trip.ts';
import { error, event, output } from '../params.ts';
import { blockSeats, identify, makeKey } from './block.ports.ts';
import { isSameParty, outputOf, withFailure } from './block.rules.ts';
import type { BlockContext, BlockEvent, BlockInput, BlockOutput } from './block.types.ts';

/** Turns the claims of a party into one cart with a hold, or returns why there is none. */
export const blockMachine = setup({
  types: { context: {} as BlockContext, events: {} as BlockEvent, input: {} as BlockInput, output: {} as BlockOutput },
  actors: { identify, makeKey, blockSeats },
  guards: {
    isUnknown: ({ context }) => context.email === null,
    hasKey: ({ context }) => context.key !== null,
    isOther: ({ context }, { passengers }: { passengers: Passenger[] }) => !isSameParty(context.passengers, passengers),
    /** HOLD-002 */
    needsSignIn: (_, params: { error: unknown }) => asksWho(failureOf(params.error)),
  },
  actions: {
    assignEmail: assign((_, { email }: { email: string }) => ({ email })),
    assignKey: assign((_, key: string) => ({ key })),
    assignHold: assign((_, hold: Hold) => ({ outcome: { kind: 'held', hold } })),
    assignFailure: assign((_, params: { error: unknown }) => withFailure(failureOf(params.error))),
  },
}).createMachine({
  id: 'block',
  context: ({ input }) => ({ ...input, outcome: { kind: 'givenUp' } }),
  output: ({ context }) => outputOf(context),
  initial: 'preparing',
  states: {
    preparing: {
      initial: 'deciding',
      on: { 'party.changed': { guard: { type: 'isOther', params: event }, target: 'closed' } },
      states: {
        deciding: {
          always: [{ guard: 'isUnknown', target: 'identifying' }, { guard: 'hasKey', target: '#block.blocking' }, { target: 'makingKey' }],
        },
        identifying: {
          invoke: {
            id: 'identifyToBlock',
            src: 'identify',
            onDone: { target: 'deciding', actions: { type: 'assignEmail', params: output } },
            onError: '#block.closed',
          },
        },
        /** The key exists before the first request, so a double tap, a lost answer or a reload create one cart (HOLD-004). */
        makingKey: {
          invoke: {
            id: 'makeKey',
            src: 'makeKey',
            onDone: { target: '#block.blocking', actions: { type: 'assignKey', params: output } },
            onError: { target: '#block.closed', actions: { type: 'assignFailure', params: error } },
          },
        },
      },
    },
    blocking: {
      invoke: {
        id: 'blockSeats',
        src: 'blockSeats',
        input: ({ context: { departure, returnDeparture, passengers, change, email, key } }) => ({
          departure,
          returnDeparture,
          passengers,
          change,
          email: email ?? '',
          key: key ?? '',
        }),
        onDone: { target: 'closed', actions: { type: 'assignHold', params: output } },
        onError: [
          { guard: { type: 'needsSignIn', params: error }, target: 'preparing.identifying' },
          { target: 'closed', actions: { type: 'assignFailure', params: error } },
        ],
      },
    },
    closed: { type: 'final' },
  },
});
