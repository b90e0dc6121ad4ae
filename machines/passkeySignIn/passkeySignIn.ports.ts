import type { PasskeyAssertion } from '../domain/passkey.ts';
import { promisePort } from '../port.ts';
import type { User } from '../session/session.types.ts';

/** Whether this browser has passkeys. */
export const supportsPasskeys = promisePort<boolean, undefined>('supportsPasskeys');

/** Asks the browser for a key of the shop. Rejects with `passkey-cancelled`, `passkey-refused`, or a lost answer of the service. */
export const askPasskey = promisePort<PasskeyAssertion, undefined>('askPasskey');

/** Opens the session of a key. Rejects with `passkey-stale`, `passkey-unknown` or `passkey-refused`. */
export const signInPasskey = promisePort<User, { assertion: PasskeyAssertion }>('signInPasskey');
