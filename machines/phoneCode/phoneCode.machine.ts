import { assign, setup } from 'xstate';
import { ticker } from '../clock.ports.ts';
import { failureOf, type FailureCode } from '../domain/failure.ts';
import type { Instant } from '../domain/instant.ts';
import { resendVerification, verifyPhone } from './phoneCode.ports.ts';
import { codeInput, isComplete, resendIn } from './phoneCode.rules.ts';
import type { PhoneCodeContext, PhoneCodeEvent, PhoneCodeInput, PhoneCodeOutput } from './phoneCode.types.ts';

/** Six digits that prove a phone. Ends when they are right; a dead code needs a new one. */
export const phoneCodeMachine = setup({
  types: {
    context: {} as PhoneCodeContext,
    events: {} as PhoneCodeEvent,
    input: {} as PhoneCodeInput,
    output: {} as PhoneCodeOutput,
  },
  actors: { verifyPhone, resendVerification, ticker },
  guards: {
    isComplete: ({ context }) => isComplete(context.code),
    mayResend: ({ context }) => resendIn(context) === null,
    isDead: (_, params: { error: unknown }) => DEAD.includes(failureOf(params.error).code),
  },
  actions: {
    type: assign((_, params: { text: string }) => ({ code: codeInput(params.text), failure: null })),
    empty: assign({ code: '' }),
    keepTime: assign((_, params: { now: Instant }) => ({ now: params.now })),
    keepFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
    keepSending: assign((_, params: { pin: string; resendAt: Instant }) => ({
      pin: params.pin,
      resendAt: params.resendAt,
      code: '',
      failure: null,
    })),
  },
}).createMachine({
  id: 'phoneCode',
  context: ({ input }) => ({ ...input, code: '', failure: null }),
  output: ({ context }) => ({ verified: true, phone: context.phone, email: context.email }),
  invoke: { id: 'ticker', src: 'ticker', onError: {} },
  initial: 'entering',
  on: { 'clock.ticked': { actions: { type: 'keepTime', params: ({ event }) => ({ now: event.now }) } } },
  states: {
    entering: {
      on: {
        'code.typed': { actions: { type: 'type', params: ({ event }) => ({ text: event.text }) } },
        'code.submitted': { guard: 'isComplete', target: 'verifying' },
        'code.resent': { guard: 'mayResend', target: 'resending' },
      },
    },
    verifying: {
      invoke: {
        id: 'verifyPhone',
        src: 'verifyPhone',
        input: ({ context }) => ({ phone: context.phone, code: context.code, pin: context.pin, purpose: context.purpose }),
        onDone: 'verified',
        onError: [
          {
            guard: { type: 'isDead', params: ({ event }) => ({ error: event.error }) },
            target: 'dead',
            actions: ['empty', { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) }],
          },
          { target: 'entering', actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) } },
        ],
      },
    },
    resending: {
      invoke: {
        id: 'resendVerification',
        src: 'resendVerification',
        input: ({ context }) => ({ email: context.email, phone: context.phone }),
        onDone: { target: 'entering', actions: { type: 'keepSending', params: ({ event }) => event.output } },
        onError: { target: 'entering', actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) } },
      },
    },
    /** Five wrong tries or ten minutes: only a new code helps. */
    dead: { on: { 'code.resent': { guard: 'mayResend', target: 'resending' } } },
    verified: { type: 'final' },
  },
});

const DEAD: readonly FailureCode[] = ['code-dead', 'code-expired'];
