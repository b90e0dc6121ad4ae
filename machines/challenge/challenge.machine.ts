import { assign, setup } from 'xstate';
import { deadline, pause } from '../clock.ports.ts';
import type { PaymentOutcome } from '../domain/order.ts';
import { challengeMessages, getPaymentTransaction } from './challenge.ports.ts';
import { resultOf } from './challenge.rules.ts';
import type { ChallengeContext, ChallengeEvent, ChallengeInput, ChallengeOutput } from './challenge.types.ts';

/** The status is asked every 1.7 s (PAY-014, CONST-046). */
export const POLL_MS = 1_700;

/**
 * The bank's frame and the question what became of the payment, side by side.
 * The frame may close by its second load or its message; only the status of the server ends the chart (PAY-011 to PAY-018).
 */
export const challengeMachine = setup({
  types: {
    context: {} as ChallengeContext,
    events: {} as ChallengeEvent,
    input: {} as ChallengeInput,
    output: {} as ChallengeOutput,
  },
  actors: { getPaymentTransaction, challengeMessages, deadline, pause },
  guards: {
    hasFrame: ({ context }) => context.challenge !== null,
    isSecondLoad: ({ context }) => context.loads >= 1,
    isAuthorised: (_, params: { outcome: PaymentOutcome }) => params.outcome.status === 'authorised',
    isRefused: (_, params: { outcome: PaymentOutcome }) => params.outcome.status === 'refused',
    isRefunded: (_, params: { outcome: PaymentOutcome }) => params.outcome.status === 'refunded',
  },
  actions: {
    forgetLoads: assign({ loads: 0 }),
    countLoad: assign(({ context }) => ({ loads: context.loads + 1 })),
    keepResult: assign((_, params: { outcome: PaymentOutcome }) => ({ result: resultOf(params.outcome) })),
  },
}).createMachine({
  id: 'challenge',
  context: ({ input }) => ({ ...input, loads: 0, result: { kind: 'unknown' } }),
  output: ({ context }) => context.result,
  initial: 'open',
  states: {
    open: {
      type: 'parallel',
      invoke: { id: 'deadline', src: 'deadline', input: ({ context }) => ({ at: context.until }), onDone: 'unknown', onError: 'unknown' },
      states: {
        frame: {
          initial: 'deciding',
          states: {
            deciding: { always: [{ guard: 'hasFrame', target: 'shown' }, { target: 'closed' }] },
            shown: {
              invoke: {
                id: 'challengeMessages',
                src: 'challengeMessages',
                input: ({ context }) => ({ origin: context.challenge?.origin ?? '', paymentId: context.paymentId }),
                onError: {},
              },
              on: {
                'frame.shown': { actions: 'forgetLoads' },
                'frame.loaded': [{ guard: 'isSecondLoad', target: 'closed', actions: 'countLoad' }, { actions: 'countLoad' }],
                'frame.returned': 'closed',
              },
            },
            closed: {},
          },
        },
        status: {
          initial: 'asking',
          /** Whatever is on its way was asked before the bank was done. */
          on: { 'frame.returned': '.asking', 'frame.loaded': { guard: 'isSecondLoad', target: '.asking' } },
          states: {
            asking: {
              invoke: {
                id: 'getPaymentTransaction',
                src: 'getPaymentTransaction',
                input: ({ context }) => ({ paymentId: context.paymentId }),
                onDone: [
                  {
                    guard: { type: 'isAuthorised', params: ({ event }) => ({ outcome: event.output }) },
                    target: '#challenge.authorised',
                    actions: { type: 'keepResult', params: ({ event }) => ({ outcome: event.output }) },
                  },
                  {
                    guard: { type: 'isRefused', params: ({ event }) => ({ outcome: event.output }) },
                    target: '#challenge.refused',
                    actions: { type: 'keepResult', params: ({ event }) => ({ outcome: event.output }) },
                  },
                  {
                    guard: { type: 'isRefunded', params: ({ event }) => ({ outcome: event.output }) },
                    target: '#challenge.refunded',
                    actions: { type: 'keepResult', params: ({ event }) => ({ outcome: event.output }) },
                  },
                  { target: 'waiting' },
                ],
                onError: 'waiting',
              },
            },
            waiting: { invoke: { id: 'pause', src: 'pause', input: { ms: POLL_MS }, onDone: 'asking', onError: 'asking' } },
          },
        },
      },
    },
    authorised: { type: 'final' },
    refused: { type: 'final' },
    refunded: { type: 'final' },
    unknown: { type: 'final' },
  },
});
