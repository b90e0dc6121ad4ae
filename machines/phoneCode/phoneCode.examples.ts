import { plusSeconds } from '../domain/instant.ts';
import { EMAIL, NOW } from '../testing/fixtures.ts';
import { chartOf, failed } from 'xstate-paths';
import { phoneCodeMachine } from './phoneCode.machine.ts';
import type { PhoneCodeEvent, PhoneCodeInput, PhoneProof } from './phoneCode.types.ts';
import { phoneCodeView } from './phoneCode.view.ts';

export const input: PhoneCodeInput = {
  phone: '8123456789',
  email: EMAIL,
  pin: 'pin-1',
  purpose: 'signUp',
  resendAt: plusSeconds(NOW, 180),
};

export const proof: PhoneProof = { pin: 'pin-1', session: null };

const at = (...events: (PhoneCodeEvent | ReturnType<typeof failed>)[]) => ({ input, events });

const typed: PhoneCodeEvent = { type: 'code.typed', text: '123456' };
const later: PhoneCodeEvent = { type: 'clock.ticked', now: plusSeconds(NOW, 181) };
const wrong = failed('verifyPhone', { code: 'code-wrong', retryable: false });
const dead = failed('verifyPhone', { code: 'code-dead', retryable: false });

/** Situations of the phone code, reached by events. */
export const situations = {
  empty: at(),
  half: at({ type: 'code.typed', text: '123' }),
  verifying: at(typed),
  wrong: at(typed, wrong),
  wrongAgain: at(typed, wrong, typed),
  dead: at(typed, dead),
  lost: at(typed, failed('verifyPhone', { code: 'network', retryable: true })),
  mayResend: at(later),
  resending: at(later, { type: 'code.resent' }),
  resendFailed: at(later, { type: 'code.resent' }, failed('resendVerification', { code: 'code-not-sent', retryable: true })),
} as const;

export const chart = chartOf(phoneCodeMachine, situations, phoneCodeView);
export const { examples } = chart;
