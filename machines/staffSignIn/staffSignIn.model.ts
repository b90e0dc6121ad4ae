import { done, failed, type Model } from 'xstate-paths';
import { codeTyped, emailTyped, first, OLIVIA, passwordTyped, person } from './staffSignIn.examples.ts';
import { staffSignInMachine } from './staffSignIn.machine.ts';

/** The events of a sign-in to the office. */
const signIn = {
  machine: staffSignInMachine,
  input: first,
  facts: ({ context }) => [context.email !== '', context.hasPassword, context.code, context.failure?.code],
  invariants: { 'nobody enters without a person': (at) => !at.matches('done') || at.context.person !== null },
  events: {
    emailTyped,
    passwordTyped,
    codeTyped,
    formSubmitted: { type: 'form.submitted' },
    passkeyChosen: { type: 'passkey.chosen' },
    signedIn: person,
    credentialsRefused: failed('signInStaff', { code: 'refused', retryable: false }),
    signedInByPasskey: done('signInStaffPasskey', OLIVIA),
    passkeyCancelled: failed('signInStaffPasskey', { code: 'passkey-cancelled', retryable: true }),
    passkeyRefused: failed('signInStaffPasskey', { code: 'passkey-refused', retryable: false }),
  },
} satisfies Model;

export const staffSignInModels = [signIn] satisfies Model[];
