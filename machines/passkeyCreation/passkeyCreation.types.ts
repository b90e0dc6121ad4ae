import type { Failure } from '../domain/failure.ts';
import type { Passkey, PasskeyAttestation, PasskeyKind } from '../domain/passkey.ts';

/** A key is offered after a purchase; in the profile it is asked for. */
export type PasskeyCreationInput = { isOffered: boolean };

/** A key that a device made, not stored yet. */
export type NewPasskey = { attestation: PasskeyAttestation; kind: PasskeyKind };

export type PasskeyCreationContext = PasskeyCreationInput & {
  made: NewPasskey | null;
  passkey: Passkey | null;
  name: string;
  failure: Failure | null;
};

export type PasskeyCreationEvent =
  | { type: 'passkey.requested' }
  | { type: 'offer.accepted' }
  /** Not now: not again until the browser's session ends. */
  | { type: 'offer.postponed' }
  /** Never again in this browser. */
  | { type: 'offer.declined' }
  | { type: 'passkey.closed' }
  | { type: 'name.edited' }
  | { type: 'name.typed'; text: string }
  | { type: 'name.submitted' }
  | { type: 'name.kept' };

export type PasskeyCreationView =
  | { screen: 'none' }
  | { screen: 'offer' }
  /** The device or the service works. */
  | { screen: 'waiting' }
  | { screen: 'saved'; passkey: Passkey }
  | { screen: 'naming'; passkey: Passkey; name: string; canSubmit: boolean; isPending: boolean; failure: Failure | null }
  | { screen: 'failed'; reason: PasskeyCreationReason; failure: Failure };

export type PasskeyCreationReason = 'cancelled' | 'exists' | 'stale' | 'refused' | 'failed';
