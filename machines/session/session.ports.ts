import { promisePort } from '../port.ts';
import type { User } from './session.types.ts';

/** Who the stored token says is signed in; null for a visitor. Asks the service when the token may be old. */
export const validateToken = promisePort<User | null, undefined>('validateToken');

/** Renews the access token once (API-049). Rejects `session-expired` when the family of tokens is dead. */
export const refreshToken = promisePort<void, undefined>('refreshToken');

/** Resolves when this browser has a network: at once, or when it is back. */
export const connected = promisePort<void, undefined>('connected');

/** Forgets the tokens and tells the service. */
export const signOut = promisePort<void, undefined>('signOut');
