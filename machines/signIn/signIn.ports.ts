import type { Instant } from '../domain/instant.ts';
import { promisePort } from '../port.ts';
import type { User } from '../session/session.types.ts';

/**
 * Sends a code to the phone (API-041). `returned` is true when the answer names a pin, which means that a code was sent before.
 * Rejects with `account-exists` (code 0), `code-already-sent` or `code-not-sent`.
 */
export const sendVerification = promisePort<Sending, { email: string; phone: string }>('sendVerification');

/** Sends a code to sign in to an account that exists (API-044). */
export const signInPhone = promisePort<Sending, { email: string; phone: string }>('signInPhone');

/** Opens the guest's session after the phone was proved (API-040); with purpose signIn, the session that the code opened. */
export const signUpGuest = promisePort<User, { email: string; emailConfirm: string; phone: string; purpose: 'signUp' | 'signIn' }>(
  'signUpGuest',
);

/** Forgets whatever token there is: a failure on sending or verifying clears it (AUTH-031, AUTH-032). */
export const clearToken = promisePort<void, undefined>('clearToken');

export type Sending = { pin: string; returned: boolean; resendAt: Instant; now: Instant };
