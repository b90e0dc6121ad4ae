import { EMAIL, NOW } from '../testing/fixtures.ts';
import { chartOf, done, failed } from 'xstate-paths';
import { registrationMachine } from './registration.machine.ts';
import type { RegistrationEvent, RegistrationField } from './registration.types.ts';
import { registrationView } from './registration.view.ts';

type Step = RegistrationEvent | ReturnType<typeof done>;

const at = (events: readonly Step[], token: string | null = null, name: string | null = null) => ({
  input: { token, name },
  events,
});
export const typed = (field: RegistrationField, text: string): RegistrationEvent => ({ type: 'field.typed', field, text });
export const passwordTyped: RegistrationEvent = { type: 'password.changed', length: 12 };
export const filled: Step[] = [
  typed('firstName', 'María Fernanda'),
  typed('paternal', 'Villarreal'),
  typed('maternal', 'de la Garza'),
  typed('email', EMAIL),
  typed('emailConfirm', EMAIL),
  passwordTyped,
];
const asked: Step[] = [...filled, { type: 'registration.submitted' }];
export const mailSent = done('signUp', { now: NOW });
const mailed: Step[] = [...asked, mailSent];
/** 181 s later another mail may be requested. */
export const later: RegistrationEvent = { type: 'clock.ticked', now: '2026-04-17T14:23:01.000Z' };
const down = { code: 'network', retryable: true } as const;
export const tooMany = {
  code: 'too-many-requests',
  retryable: true,
  message: 'Pediste demasiados correos. Intenta más tarde.',
} as const;
export const common = { code: 'refused', retryable: false, message: 'Esa contraseña es muy común. Elige otra.' } as const;
export const TOKEN = 'Xk29vLq8Zr4mTn1cYw6b';

export const linkDead = { code: 'link-dead', retryable: false } as const;
export const linkOfThisDevice = done('checkConfirmation', { email: EMAIL, isThisDevice: true });
export const linkOfAnotherDevice = done('checkConfirmation', { email: EMAIL, isThisDevice: false });
export const accepted: RegistrationEvent = { type: 'link.accepted' };

/** Situations of the registration, reached by events. */
export const situations = {
  blank: at([]),
  filled: at(filled),
  wrong: at([
    typed('firstName', 'Ana'),
    typed('email', 'ana@example'),
    typed('emailConfirm', 'ana@'),
    { type: 'password.changed', length: 5 },
  ]),
  withoutTerms: at([...filled, { type: 'terms.toggled' }]),
  sending: at(asked),
  commonPassword: at([...asked, failed('signUp', common)]),
  mailed: at(mailed),
  mayResend: at([...mailed, later]),
  resending: at([...mailed, later, { type: 'link.resent' }]),
  resendFailed: at([...mailed, later, { type: 'link.resent' }, failed('signUpAgain', tooMany)]),
  checking: at([], TOKEN),
  unchecked: at([failed('checkConfirmation', down)], TOKEN),
  linkDead: at([failed('checkConfirmation', linkDead)], TOKEN),
  confirm: at([linkOfThisDevice], TOKEN),
  confirmWithPassword: at([linkOfAnotherDevice], TOKEN),
  passwordChosen: at([linkOfAnotherDevice, passwordTyped], TOKEN),
  confirming: at([linkOfThisDevice, accepted], TOKEN),
  unconfirmed: at([linkOfThisDevice, accepted, failed('confirmEmail', down)], TOKEN),
  commonPasswordOfLink: at([linkOfAnotherDevice, passwordTyped, accepted, failed('confirmEmail', common)], TOKEN),
  ready: at([linkOfThisDevice, accepted, done('confirmEmail', { name: 'María Fernanda' })], TOKEN),
  known: at([], null, 'Begoña'),
} as const;

export const chart = chartOf(registrationMachine, situations, registrationView);
export const { examples } = chart;
