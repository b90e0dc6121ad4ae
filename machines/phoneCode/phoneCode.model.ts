import { plusSeconds } from '../domain/instant.ts';
import { NOW } from '../testing/fixtures.ts';
import { done, failed, isIn, type Model } from 'xstate-paths';
import { input, proof } from './phoneCode.examples.ts';
import { phoneCodeMachine } from './phoneCode.machine.ts';

const right = done('verifyPhone', proof);

/** The events of a code. */
export const phoneCodeModel = {
  machine: phoneCodeMachine,
  input,
  events: {
    codeTyped: { type: 'code.typed', text: '123456' },
    halfTyped: { type: 'code.typed', text: '12' },
    codeSubmitted: { type: 'code.submitted' },
    codeRight: right,
    codeWrong: failed('verifyPhone', { code: 'code-wrong', retryable: false }),
    codeDead: failed('verifyPhone', { code: 'code-dead', retryable: false }),
    timePassed: { type: 'clock.ticked', now: plusSeconds(NOW, 181) },
    codeResent: { type: 'code.resent' },
    newCodeSent: done('resendVerification', { pin: 'pin-2', resendAt: plusSeconds(NOW, 361) }),
    resendFails: failed('resendVerification', { code: 'network', retryable: true }),
  },
  // A code that was refused is not right the second time.
  mayHappen: ({ context }, { type }) => type !== right.type || !context.refused.includes(context.code),
  invariants: {
    'a code has six digits at most': ({ context }) => /^\d{0,6}$/.test(context.code),
    'only a whole code is asked about': (at) => !isIn(at, 'verifying') || at.context.code.length === 6,
  },
  facts: ({ context }) => [
    context.code.length,
    context.resendAt,
    context.now,
    context.failure?.code,
    context.pin,
    context.refused.length > 0,
  ],
} satisfies Model;
