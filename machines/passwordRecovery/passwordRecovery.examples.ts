import { EMAIL, NOW } from '../testing/fixtures.ts';
import { chartOf, done, failed } from 'xstate-paths';
import { passwordRecoveryMachine } from './passwordRecovery.machine.ts';
import type { PasswordRecoveryEvent } from './passwordRecovery.types.ts';
import { passwordRecoveryView } from './passwordRecovery.view.ts';

type Step = PasswordRecoveryEvent | ReturnType<typeof done>;

const at = (events: readonly Step[], token: string | null = null) => ({ input: { token }, events });
export const TOKEN = 'B7hW2sQd9LkPz3xVn5Ty';
const LATER = '2026-04-17T14:23:01.000Z';
export const emailTyped: PasswordRecoveryEvent = { type: 'email.typed', text: EMAIL };
const asked: Step[] = [emailTyped, { type: 'recovery.requested' }];
export const mailSent = done('forgotPassword', { now: NOW });
export const mailSentAgain = done('forgotAgain', { now: LATER });
const mailed: Step[] = [...asked, mailSent];
/** 181 s later another mail may be requested. */
export const later: PasswordRecoveryEvent = { type: 'clock.ticked', now: LATER };
export const tooMany = {
  code: 'too-many-requests',
  retryable: true,
  message: 'Pediste demasiados correos. Intenta más tarde.',
} as const;
export const common = { code: 'refused', retryable: false, message: 'Esa contraseña es muy común. Elige otra.' } as const;
export const passwordTyped: PasswordRecoveryEvent = { type: 'password.changed', length: 15, isRepeated: false };
export const passwordRepeated: PasswordRecoveryEvent = { type: 'password.changed', length: 15, isRepeated: true };
const saved: Step[] = [passwordRepeated, { type: 'password.submitted' }];
export const linkDead = failed('resetPassword', { code: 'link-dead', retryable: false });

/** Situations of the recovery, reached by events. */
export const situations = {
  blank: at([]),
  typed: at([emailTyped]),
  sending: at(asked),
  askedTooMuch: at([...asked, failed('forgotPassword', tooMany)]),
  mailed: at(mailed),
  mayResend: at([...mailed, later]),
  resending: at([...mailed, later, { type: 'link.resent' }]),
  resendFailed: at([...mailed, later, { type: 'link.resent' }, failed('forgotAgain', tooMany)]),
  password: at([], TOKEN),
  different: at([passwordTyped], TOKEN),
  repeated: at([passwordRepeated], TOKEN),
  saving: at(saved, TOKEN),
  commonPassword: at([...saved, failed('resetPassword', common)], TOKEN),
  linkDead: at([...saved, linkDead], TOKEN),
  sendingAnother: at([...saved, linkDead, ...asked], TOKEN),
  changed: at([...saved, done('resetPassword')], TOKEN),
} as const;

export const chart = chartOf(passwordRecoveryMachine, situations, passwordRecoveryView);
export const { examples } = chart;
