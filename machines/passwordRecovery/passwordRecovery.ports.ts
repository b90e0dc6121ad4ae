import type { Instant } from '../domain/instant.ts';
import { promisePort } from '../port.ts';

/** Asks for the mail with the link. Resolves with the server's time, whether the e-mail has an account or not (API-045). */
export const forgotPassword = promisePort<{ now: Instant }, { email: string }>('forgotPassword');

/**
 * Stores the new password in the memory of the page; every session of the account ends. Rejects with `link-dead` for a used or old link, and
 * with `refused` for one of the commonest passwords.
 */
export const resetPassword = promisePort<void, { token: string }>('resetPassword');
