import { guest } from '../session/session.examples.ts';
import { EMAIL } from '../testing/fixtures.ts';
import { chartOf, done, failed } from 'xstate-paths';
import { passwordSignInMachine } from './passwordSignIn.machine.ts';
import type { PasswordSignInEvent } from './passwordSignIn.types.ts';
import { passwordSignInView } from './passwordSignIn.view.ts';

type Step = PasswordSignInEvent | ReturnType<typeof done>;

const at = (...events: Step[]) => ({ input: undefined, events });
export const emailTyped: PasswordSignInEvent = { type: 'email.typed', text: EMAIL };
export const passwordTyped: PasswordSignInEvent = { type: 'password.changed', isEmpty: false };
export const filled: Step[] = [emailTyped, passwordTyped];
export const asked: Step[] = [...filled, { type: 'password.submitted' }];
export const user = done('signInPassword', { ...guest, role: 'user' });

/** Situations of the sign-in by password, reached by events. */
export const situations = {
  blank: at(),
  wrongEmail: at({ type: 'email.typed', text: 'begona@example' }),
  filled: at(...filled),
  asking: at(...asked),
  refused: at(
    ...asked,
    failed('signInPassword', { code: 'refused', retryable: false, message: 'El correo o la contraseña no son correctos.' }),
  ),
  lost: at(...asked, failed('signInPassword', { code: 'network', retryable: true })),
} as const;

export const chart = chartOf(passwordSignInMachine, situations, passwordSignInView);
export const { examples } = chart;
