import type { Instant } from './instant.ts';

/** Where a key was created; `key` is a device of its own. */
export type PasskeyKind = 'phone' | 'tablet' | 'computer' | 'key';

/** A passkey of an account. `isHere`: this browser used it last. */
export type Passkey = { id: string; name: string; kind: PasskeyKind; createdAt: Instant; lastUsedAt: Instant | null; isHere: boolean };

/** Most letters of the name that a traveller gives to a passkey. */
export const PASSKEY_NAME_MAX = 60;

/** The answer of an authenticator to the challenge of a sign-in, in base64url. */
export type PasskeyAssertion = { id: string; clientDataJSON: string; authenticatorData: string; signature: string; userHandle: string };

/** A key that an authenticator made, in base64url. */
export type PasskeyAttestation = { id: string; clientDataJSON: string; attestationObject: string; transports: string[] };
