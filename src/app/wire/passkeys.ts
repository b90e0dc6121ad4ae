import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/browser';
import type { Passkey, PasskeyAssertion, PasskeyAttestation } from '../../../machines/domain/passkey.ts';
import type { components } from '../../../openapi/types/identity.ts';

export function passkeyOf({ id, name, kind, createdAt, lastUsedAt, isHere }: components['schemas']['Passkey']): Passkey {
  return { id, name, kind, createdAt, lastUsedAt, isHere };
}

/** A key without a handle names no account, so that no service can find it: it is sent as that of nobody. */
export function assertionOf({ id, response }: AuthenticationResponseJSON): PasskeyAssertion {
  const { clientDataJSON, authenticatorData, signature, userHandle = '_' } = response;
  return { id, clientDataJSON, authenticatorData, signature, userHandle };
}

export function attestationOf({ id, response }: RegistrationResponseJSON): PasskeyAttestation {
  const { clientDataJSON, attestationObject, transports = [] } = response;
  return { id, clientDataJSON, attestationObject, transports };
}
