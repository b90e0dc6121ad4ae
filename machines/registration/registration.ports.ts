import type { Instant } from '../domain/instant.ts';
import { promisePort } from '../port.ts';
import type { Confirmation, RegistrationField } from './registration.types.ts';

/**
 * Asks for the mail with the link, with the password in the memory of the page. Resolves with the server's time. Rejects with `refused` for
 * one of the commonest passwords.
 */
export const signUp = promisePort<{ now: Instant }, Record<Exclude<RegistrationField, 'emailConfirm'>, string>>('signUp');

/** Asks what the link confirms, and changes nothing. Rejects with `link-dead` for a used or old link. */
export const checkConfirmation = promisePort<Confirmation, { token: string }>('checkConfirmation');

/**
 * Opens the session of the account that the link makes, with the password in the memory of the page when the link needs one. Rejects with
 * `link-dead` for a used or old link, and with `refused` for one of the commonest passwords.
 */
export const confirmEmail = promisePort<{ name: string }, { token: string; needsPassword: boolean }>('confirmEmail');
