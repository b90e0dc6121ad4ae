import { plusSeconds } from '../domain/instant.ts';
import { EMAIL, NOW } from '../testing/fixtures.ts';
import { failed, situation } from '../testing/situation.ts';
import { phoneCodeMachine } from './phoneCode.machine.ts';
import type { PhoneCodeEvent, PhoneCodeInput } from './phoneCode.types.ts';
import { phoneCodeView } from './phoneCode.view.ts';

export const input: PhoneCodeInput = {
  phone: '8123456789',
  email: EMAIL,
  pin: 'pin-1',
  purpose: 'signUp',
  resendAt: plusSeconds(NOW, 180),
  now: NOW,
};

function view(...events: (PhoneCodeEvent | ReturnType<typeof failed>)[]) {
  return phoneCodeView(situation(phoneCodeMachine, input, events));
}

const typed: PhoneCodeEvent = { type: 'code.typed', text: '123456' };
const later: PhoneCodeEvent = { type: 'clock.ticked', now: plusSeconds(NOW, 181) };
const wrong = failed('verifyPhone', { code: 'code-wrong', retryable: false });
const dead = failed('verifyPhone', { code: 'code-dead', retryable: false });

/** Situations of the phone code, reached by events. */
export const examples = {
  empty: view(),
  half: view({ type: 'code.typed', text: '123' }),
  complete: view(typed),
  verifying: view(typed, { type: 'code.submitted' }),
  wrong: view(typed, { type: 'code.submitted' }, wrong),
  dead: view(typed, { type: 'code.submitted' }, dead),
  lost: view(typed, { type: 'code.submitted' }, failed('verifyPhone', { code: 'network', retryable: true })),
  mayResend: view(later),
  resending: view(later, { type: 'code.resent' }),
  resendFailed: view(later, { type: 'code.resent' }, failed('resendVerification', { code: 'code-not-sent', retryable: true })),
} as const;
