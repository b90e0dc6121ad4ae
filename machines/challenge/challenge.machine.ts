import { assign, setup } from 'xstate';
import { deadline, pause } from '../clock.ports.ts';
import type { PaymentOutcome } from '../domain/order.ts';
import { output } from '../params.ts';
import { challengeMessages, getPaymentTransaction } from './challenge.ports.ts';
import { resultOf } from './challenge.rules.ts';
import type { ChallengeContext, ChallengeEvent, ChallengeInput, ChallengeOutput } from './challenge.types.ts';

/** The status is polled every 1.7 s (PAY-014, CONST-046). */
const POLL_MS = 1_700;

/**
 * The bank's frame and the polling of the payment, in parallel. The frame may close after its second load or its message. Only the status
 * of the server ends the chart (PAY-011 to PAY-018).
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
    isAuthorised: (_, outcome: PaymentOutcome) => outcome.status === 'authorised',
    isRefused: (_, outcome: PaymentOutcome) => outcome.status === 'refused',
    isRefunded: (_, outcome: PaymentOutcome) => outcome.status === 'refunded',
  },
  actions: {
    resetLoads: assign({ loads: 0 }),
    countLoad: assign(({ context }) => ({ loads: context.loads + 1 })),
    assignResult: assign((_, outcome: PaymentOutcome) => ({ result: resultOf(outcome) })),
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
                'frame.shown': { actions: 'resetLoads' },
                'frame.loaded': [{ guard: 'isSecondLoad', target: 'closed', actions: 'countLoad' }, { actions: 'countLoad' }],
                'frame.returned': 'closed',
              },
            },
            closed: {},
          },
        },
        status: {
          initial: 'asking',
          /** A running poll was sent before the bank finished, so a new one replaces it. */
          on: { 'frame.returned': '.asking', 'frame.loaded': { guard: 'isSecondLoad', target: '.asking' } },
          states: {
            asking: {
              invoke: {
                id: 'getPaymentTransaction',
                src: 'getPaymentTransaction',
                input: ({ context }) => ({ paymentId: context.paymentId }),
                onDone: [
                  {
                    guard: { type: 'isAuthorised', params: output },
                    target: '#challenge.authorised',
                    actions: { type: 'assignResult', params: output },
                  },
                  {
                    guard: { type: 'isRefused', params: output },
                    target: '#challenge.refused',
                    actions: { type: 'assignResult', params: output },
                  },
                  {
                    guard: { type: 'isRefunded', params: output },
                    target: '#challenge.refunded',
                    actions: { type: 'assignResult', params: output },
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
