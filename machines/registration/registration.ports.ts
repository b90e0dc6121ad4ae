import type { Instant } from '../domain/instant.ts';
import { promisePort } from '../port.ts';
import type { RegistrationField } from './registration.types.ts';

/**
 * Asks for the mail with the link, with the password in the memory of the page. Resolves with the server's time. Rejects with `refused` for
 * one of the commonest passwords.
 */
export const signUp = promisePort<{ now: Instant }, Record<Exclude<RegistrationField, 'emailConfirm'>, string>>('signUp');

/** Opens the session of the account that the link makes. Rejects with `link-dead` for a used or old link. */
export const confirmEmail = promisePort<{ name: string }, { token: string }>('confirmEmail');
