import { failed, type Model } from 'xstate-paths';
import { emailTyped, passwordTyped, user } from './passwordSignIn.examples.ts';
import { passwordSignInMachine } from './passwordSignIn.machine.ts';

/** The events of a sign-in by password. */
const byPassword = {
  machine: passwordSignInMachine,
  input: undefined,
  facts: ({ context }) => [context.email !== '', context.hasPassword, context.failure?.code],
  invariants: {},
  events: {
    emailTyped,
    passwordTyped,
    passwordSubmitted: { type: 'password.submitted' },
    signedIn: user,
    credentialsRefused: failed('signInPassword', { code: 'refused', retryable: false }),
  },
} satisfies Model;

export const passwordSignInModels = [byPassword] satisfies Model[];
