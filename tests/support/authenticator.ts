import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import type { components } from '../../openapi/types/identity.ts';

type Schemas = components['schemas'];

/** What an authenticator and its browser claim; a test changes some of it. */
interface Claims {
  readonly origin: string;
  readonly rpId: string;
  readonly counter: number;
  /** Whether the device asked for a finger, a face or a PIN. */
  readonly isVerified: boolean;
}

const sha256 = (data: string | Uint8Array): Buffer => createHash('sha256').update(data).digest();
const text = (data: Uint8Array): string => Buffer.from(data).toString('base64url');

/** The bits of the flags: user present, user verified, attested data included. */
const [PRESENT, VERIFIED, ATTESTED] = [1, 4, 64];

/** An authenticator without a browser, with one ES256 key. */
export function createAuthenticator(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(16);
  const honest: Claims = { origin, rpId: new URL(origin).hostname, counter: 1, isVerified: true };
  let userHandle = '';

  const clientData = (type: 'webauthn.create' | 'webauthn.get', challenge: string, claims: Claims): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin: claims.origin, crossOrigin: false }));

  function authenticatorData({ rpId, counter, isVerified }: Claims, attested: Buffer = Buffer.alloc(0)): Buffer {
    const head = Buffer.alloc(5);
    head.writeUInt8(PRESENT + (isVerified ? VERIFIED : 0) + (attested.length > 0 ? ATTESTED : 0));
    head.writeUInt32BE(counter, 1);
    return Buffer.concat([sha256(rpId), head, attested]);
  }

  return {
    create({ challenge, user }: Schemas['PasskeyCreationOptions'], changed: Partial<Claims> = {}): Schemas['PasskeyAttestation'] {
      const claims = { ...honest, counter: 0, ...changed };
      userHandle = user.id;
      const key = new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
        [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
      ]);
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const attested = Buffer.concat([Buffer.alloc(16), length, id, isoCBOR.encode(key)]);
      const attestation = new Map<string, string | Uint8Array | Map<string, string>>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(authenticatorData(claims, attested))],
      ]);
      return {
        id: text(id),
        clientDataJSON: text(clientData('webauthn.create', challenge, claims)),
        attestationObject: text(isoCBOR.encode(attestation)),
        transports: ['internal'],
      };
    },

    /** The key as a browser's virtual authenticator takes it. */
    exported: ({ rp, user }: Schemas['PasskeyCreationOptions']) => ({
      credentialId: id.toString('base64'),
      isResidentCredential: true,
      rpId: rp.id,
      privateKey: privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64'),
      userHandle: Buffer.from(user.id, 'base64url').toString('base64'),
      signCount: 1,
    }),

    /** Answers the challenge of a sign-in. */
    answer({ challenge }: Pick<Schemas['PasskeyRequestOptions'], 'challenge'>, changed: Partial<Claims> = {}): Schemas['PasskeyAssertion'] {
      const claims = { ...honest, ...changed };
      const client = clientData('webauthn.get', challenge, claims);
      const data = authenticatorData(claims);
      return {
        id: text(id),
        clientDataJSON: text(client),
        authenticatorData: text(data),
        signature: text(sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)),
        userHandle,
      };
    },
  };
}
