import type { Passkey } from '../domain/passkey.ts';
import { promisePort } from '../port.ts';
import type { NewPasskey } from './passkeyCreation.types.ts';

/** Whether this traveller has no passkey yet, this device can have one, and the offer was not declined here. */
export const shouldOfferPasskey = promisePort<boolean, undefined>('shouldOfferPasskey');

/**
 * Asks the device for a new key. Rejects with `passkey-cancelled`, `passkey-exists` when the device has a key of this account, `passkey-refused`,
 * or a refusal of the service.
 */
export const askNewPasskey = promisePort<NewPasskey, undefined>('askNewPasskey');

/** Stores a key under a first name. Rejects with `passkey-stale` or `passkey-refused`. */
export const createPasskey = promisePort<Passkey, { made: NewPasskey }>('createPasskey');

export const renamePasskey = promisePort<Passkey, { id: string; name: string }>('renamePasskey');
