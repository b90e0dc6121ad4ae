import type { Failure } from '../domain/failure.ts';
import type { Instant } from '../domain/instant.ts';
import type { passkeySignInMachine } from '../passkeySignIn/index.ts';
import type { phoneCodeMachine } from '../phoneCode/index.ts';
import type { PhoneProof } from '../phoneCode/phoneCode.types.ts';
import type { passwordRecoveryMachine } from '../passwordRecovery/index.ts';
import type { passwordSignInMachine } from '../passwordSignIn/index.ts';
import { chartPort, promisePort } from '../port.ts';
import type { User } from '../session/session.types.ts';
import type { socialSignInMachine } from '../socialSignIn/index.ts';
import type { updateDataMachine } from '../updateData/index.ts';

/** Its files arrive with a sending, because no code is typed before. */
export const phoneCode = chartPort<typeof phoneCodeMachine>('phoneCode');

/**
 * Sends a code to the phone (API-041). `returned` is true when the answer contains a pin, which means that a code was sent before. Rejects
 * with a `SendingRefusal`: `account-exists` (code 0), `code-already-sent` or `code-not-sent`.
 */
export const sendVerification = promisePort<Sending, { email: string; phone: string }>('sendVerification');

/** Sends a code to sign in to an existing account (API-044). */
export const signInPhone = promisePort<Sending, { email: string; phone: string }>('signInPhone');

/**
 * Opens the guest's session after the phone was verified (API-040). With purpose signIn, it returns the session that the code opened.
 * Rejects with `session-required` after a reload, because no snapshot stores such a session.
 */
export const signUpGuest = promisePort<
  User,
  { email: string; emailConfirm: string; phone: string; purpose: 'signUp' | 'signIn'; proof: PhoneProof | null }
>('signUpGuest');

/** Deletes any token, because a failure on sending or verifying clears it (AUTH-031, AUTH-032). */
export const clearToken = promisePort<void, undefined>('clearToken');

/** Loads the charts of the sign-in with an account, of a forgotten password, and of a guest's names. Rejects when they do not arrive (CONST-044). */
export const loadAccountSignIn = promisePort<void, undefined>('loadAccountSignIn');

export const passwordSignIn = chartPort<typeof passwordSignInMachine>('passwordSignIn');

export const passwordRecovery = chartPort<typeof passwordRecoveryMachine>('passwordRecovery');

export const socialSignIn = chartPort<typeof socialSignInMachine>('socialSignIn');

export const passkeySignIn = chartPort<typeof passkeySignInMachine>('passkeySignIn');

export const updateData = chartPort<typeof updateDataMachine>('updateData');

export type Sending = { pin: string; returned: boolean; resendAt: Instant };

/** A refusal may name the sending whose code is still valid. */
export type SendingRefusal = Failure & { pin?: string };
