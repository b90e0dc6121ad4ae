import { assign, setup } from 'xstate';
import { EACH_SECOND, ticker } from '../clock.ports.ts';
import { checksItself, codeInput, isWholeCode, refusedAfter } from '../domain/code.ts';
import { failureOf, type FailureCode } from '../domain/failure.ts';
import { LONG_AGO, type Instant } from '../domain/instant.ts';
import { resendIn } from '../domain/resend.ts';
import { error, event, output } from '../params.ts';
import { resendVerification, verifyPhone } from './phoneCode.ports.ts';
import { withDeadCode } from './phoneCode.rules.ts';
import type { PhoneCodeContext, PhoneCodeEvent, PhoneCodeInput, PhoneCodeOutput, PhoneProof } from './phoneCode.types.ts';

/** Verifies a phone by a code of six digits. A dead code must be replaced. */
export const phoneCodeMachine = setup({
  types: {
    context: {} as PhoneCodeContext,
    events: {} as PhoneCodeEvent,
    input: {} as PhoneCodeInput,
    output: {} as PhoneCodeOutput,
  },
  actors: { verifyPhone, resendVerification, ticker },
  guards: {
    isComplete: ({ context }) => isWholeCode(context.code),
    checksItself: ({ context }, { text }: { text: string }) => checksItself(context, text),
    mayResend: ({ context }) => resendIn(context) === null,
    isDead: (_, params: { error: unknown }) => DEAD.includes(failureOf(params.error).code),
  },
  actions: {
    type: assign((_, params: { text: string }) => ({ code: codeInput(params.text), failure: null })),
    assignDeath: assign(({ context }, params: { error: unknown }) => withDeadCode(context, failureOf(params.error))),
    assignProof: assign((_, proof: PhoneProof) => ({ proof })),
    assignTime: assign((_, params: { now: Instant }) => ({ now: params.now })),
    assignFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
    assignRefused: assign(({ context }, params: { error: unknown }) => ({ refused: refusedAfter(context, params.error) })),
    assignSending: assign((_, params: { pin: string; resendAt: Instant }) => ({
      pin: params.pin,
      resendAt: params.resendAt,
      code: '',
      refused: [],
      failure: null,
    })),
  },
}).createMachine({
  id: 'phoneCode',
  context: ({ input }) => ({ ...input, now: LONG_AGO, code: '', refused: [], failure: null, proof: null }),
  output: ({ context }) => proved(context),
  invoke: { id: 'ticker', src: 'ticker', input: EACH_SECOND, onError: {} },
  initial: 'entering',
  on: { 'clock.ticked': { actions: { type: 'assignTime', params: event } } },
  states: {
    entering: {
      on: {
        'code.typed': [
          { guard: { type: 'checksItself', params: event }, target: 'verifying', actions: { type: 'type', params: event } },
          { actions: { type: 'type', params: event } },
        ],
        'code.submitted': { guard: 'isComplete', target: 'verifying' },
        'code.resent': { guard: 'mayResend', target: 'resending' },
      },
    },
    verifying: {
      invoke: {
        id: 'verifyPhone',
        src: 'verifyPhone',
        input: ({ context }) => ({ phone: context.phone, code: context.code, pin: context.pin, purpose: context.purpose }),
        onDone: { target: 'verified', actions: { type: 'assignProof', params: output } },
        onError: [
          {
            guard: { type: 'isDead', params: error },
            target: 'dead',
            actions: { type: 'assignDeath', params: error },
          },
          {
            target: 'entering',
            actions: [
              { type: 'assignFailure', params: error },
              { type: 'assignRefused', params: error },
            ],
          },
        ],
      },
    },
    resending: {
      invoke: {
        id: 'resendVerification',
        src: 'resendVerification',
        input: ({ context }) => ({ email: context.email, phone: context.phone }),
        onDone: { target: 'entering', actions: { type: 'assignSending', params: output } },
        onError: { target: 'entering', actions: { type: 'assignFailure', params: error } },
      },
    },
    /** After five wrong tries or ten minutes, only a new code helps. */
    dead: { on: { 'code.resent': { guard: 'mayResend', target: 'resending' } } },
    verified: { type: 'final' },
  },
});

const DEAD: readonly FailureCode[] = ['code-dead', 'code-expired'];

function proved({ proof }: PhoneCodeContext): PhoneCodeOutput {
  if (!proof) throw new Error('a code ends with a proof');
  return { proof };
}
