import { exportJWK, generateKeyPair, importJWK, type JWK } from 'jose';
import type { Sql } from '../shared/db.ts';

const algorithm = 'ES256';

/** A published public key. */
export interface PublicKey {
  kty: 'EC' | 'OKP';
  crv: string;
  kid: string;
  alg: 'ES256' | 'EdDSA';
  use: 'sig';
  x: string;
  y?: string;
}

export interface SigningKeys {
  readonly kid: string;
  readonly algorithm: typeof algorithm;
  readonly privateKey: CryptoKey;
  readonly published: readonly PublicKey[];
}

interface KeyRow extends Record<string, unknown> {
  kid: string;
  private_jwk: JWK;
  public_jwk: PublicKey;
  created_at: Date;
}

/**
 * The keys of the access tokens, generated on the first start and read afterwards. All are published. The newest that is valid now signs, so
 * that a key with a later instant is known everywhere before it signs.
 */
export async function openSigningKeys(sql: Sql, now: Date): Promise<SigningKeys> {
  let rows = await readKeys(sql);
  if (rows.length === 0) {
    await makeKey(sql, now);
    rows = await readKeys(sql);
  }
  // Another process may have made the first key an instant ago.
  const newest = rows.find((row) => row.created_at <= now) ?? rows.at(-1);
  if (!newest) throw new Error('identity has no signing key');
  const privateKey = await importJWK(newest.private_jwk, algorithm);
  if (privateKey instanceof Uint8Array) throw new Error('the signing key is not a key pair');
  return { kid: newest.kid, algorithm, privateKey, published: rows.map((row) => row.public_jwk) };
}

const readKeys = (sql: Sql): Promise<KeyRow[]> =>
  sql.query<KeyRow>('select kid, private_jwk, public_jwk, created_at from identity.signing_key order by created_at desc, kid desc');

async function makeKey(sql: Sql, now: Date): Promise<void> {
  const pair = await generateKeyPair(algorithm, { extractable: true });
  const kid = `id-${now.toISOString().slice(0, 10)}`;
  const { kty, crv, x, y } = await exportJWK(pair.publicKey);
  await sql.query(
    'insert into identity.signing_key (kid, private_jwk, public_jwk, created_at) values ($1, $2, $3, $4) on conflict do nothing',
    [kid, JSON.stringify(await exportJWK(pair.privateKey)), JSON.stringify({ kty, crv, kid, alg: algorithm, use: 'sig', x, y }), now],
  );
}
