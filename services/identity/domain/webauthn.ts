import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server';
import { decodeClientDataJSON } from '@simplewebauthn/server/helpers';
import type { components } from '../../../openapi/types/identity.ts';
import { Problem } from '../../shared/problem.ts';
import { algorithms, type RelyingParty } from './passkeys.ts';

type Schemas = components['schemas'];

/** A public key as the table has it: base64url, and how often it signed. */
interface StoredKey {
  readonly publicKey: string;
  readonly counter: number;
}

export const passkeyRefused = (): Problem => new Problem(422, 'passkey-refused', 'No pudimos comprobar esa llave.');

/** The challenge that the authenticator signed. Throws 422 `passkey-refused`. */
export function challengeIn(clientDataJSON: string): string {
  try {
    const { challenge }: { challenge: unknown } = decodeClientDataJSON(clientDataJSON);
    if (typeof challenge === 'string') return challenge;
  } catch {
    // It is not JSON.
  }
  throw passkeyRefused();
}

/** The library throws for everything that is wrong with an answer of an authenticator. */
async function verified<Answer>(check: Promise<Answer>): Promise<Answer> {
  try {
    return await check;
  } catch {
    throw passkeyRefused();
  }
}

/** The key that a new authenticator answered with. Throws 422 `passkey-refused`. */
export async function keyOfAttestation(
  shop: RelyingParty,
  challenge: string,
  { id, clientDataJSON, attestationObject }: Schemas['PasskeyAttestation'],
): Promise<StoredKey & { readonly id: string }> {
  const { registrationInfo } = await verified(
    verifyRegistrationResponse({
      response: { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response: { clientDataJSON, attestationObject } },
      expectedChallenge: challenge,
      expectedOrigin: shop.origin,
      expectedRPID: shop.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    }),
  );
  if (!registrationInfo) throw passkeyRefused();
  const { credential } = registrationInfo;
  return { id: credential.id, publicKey: Buffer.from(credential.publicKey).toString('base64url'), counter: credential.counter };
}

/** Checks the answer of a key, and returns how often it has signed now. Throws 422 `passkey-refused`. */
export async function checkAssertion(
  shop: RelyingParty,
  challenge: string,
  { id, ...response }: Omit<Schemas['PasskeyAssertion'], 'userHandle'>,
  { publicKey, counter }: StoredKey,
): Promise<number> {
  const { verified: isRight, authenticationInfo } = await verified(
    verifyAuthenticationResponse({
      response: { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response },
      expectedChallenge: challenge,
      expectedOrigin: shop.origin,
      expectedRPID: shop.id,
      credential: { id, publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')), counter },
      requireUserVerification: true,
    }),
  );
  if (!isRight) throw passkeyRefused();
  return authenticationInfo.newCounter;
}
