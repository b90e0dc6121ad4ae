import { promisePort } from '../port.ts';
import type { User } from '../session/session.types.ts';

/** Signs in with the password in the memory of the page, which it clears (API-035). Rejects with `refused` for wrong credentials. */
export const signInPassword = promisePort<User, { email: string }>('signInPassword');
