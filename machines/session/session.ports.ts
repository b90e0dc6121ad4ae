import { promisePort } from '../port.ts';
import type { User } from './session.types.ts';

/** Resolves with the user of the stored token; null for a visitor. Asks the service when the token may be old. */
export const validateToken = promisePort<User | null, undefined>('validateToken');

/** Renews the access token once (API-049). Rejects with `session-expired` when the token family has ended. */
export const refreshToken = promisePort<void, undefined>('refreshToken');

/** Resolves when this browser has a network, now or later. */
export const connected = promisePort<void, undefined>('connected');

/** Deletes the tokens and informs the service. */
export const signOut = promisePort<void, undefined>('signOut');
