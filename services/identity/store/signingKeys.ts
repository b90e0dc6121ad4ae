import { randomBytes } from 'node:crypto';
import { exportJWK, generateKeyPair, importJWK, type JWK } from 'jose';
import type { Sql } from '../../shared/db.ts';
import { accessLifeMs } from '../../shared/endedSessions.ts';

const algorithm = 'ES256';

export interface PublicKey {
  kty: 'EC' | 'OKP';
  crv: string;
  kid: string;
  alg: 'ES256' | 'EdDSA';
  use: 'sig';
  x: string;
  y?: string;
}

/** Milliseconds in which a new key is only published. Each process reads it in a minute, and whoever checks tokens knows it before it signs. */
export const announceMs = 5 * 60_000;

export interface SigningKeys {
  readonly algorithm: typeof algorithm;
  /** The newest key that is valid at an instant. */
  signing(now: number): { readonly kid: string; readonly privateKey: CryptoKey };
  readonly published: () => readonly PublicKey[];
  /** Reads the keys again, and deletes those whose last tokens have ended. */
  refresh(now: number): Promise<void>;
}

interface KeyRow extends Record<string, unknown> {
  kid: string;
  private_jwk: JWK;
  public_jwk: PublicKey;
  created_at: Date;
}

interface LoadedKey {
  readonly kid: string;
  readonly privateKey: CryptoKey;
  readonly published: PublicKey;
  readonly since: number;
}

/**
 * The keys of the access tokens, generated on the first start. All are published. The newest that is valid now signs, so that a key with a
 * later instant is known everywhere before it signs.
 */
export async function openSigningKeys(sql: Sql, now: Date): Promise<SigningKeys> {
  // Another process may make the first key at the same instant, so that key is named by the day alone.
  if ((await readKeys(sql)).length === 0) await makeKey(sql, now, `id-${now.toISOString().slice(0, 10)}`);
  let keys = await load(sql);
  return {
    algorithm,
    signing(at) {
      const newest = keys.find(({ since }) => since <= at) ?? keys.at(-1);
      if (newest === undefined) throw new Error('identity has no signing key');
      return newest;
    },
    published: () => keys.map(({ published }) => published),
    async refresh(at) {
      await sql.query(
        `delete from identity.signing_key old where exists
           (select 1 from identity.signing_key later where later.created_at > old.created_at and later.created_at < $1)`,
        [new Date(at - accessLifeMs - announceMs)],
      );
      keys = await load(sql);
    },
  };
}

/** Makes a key that signs once it is known everywhere. The tokens of the older keys stay valid until they end. */
export async function rotateSigningKeys(sql: Sql, now: Date): Promise<{ readonly kid: string; readonly signsAt: Date }> {
  const signsAt = new Date(now.getTime() + announceMs);
  const kid = `id-${signsAt.toISOString().slice(0, 10)}-${randomBytes(4).toString('hex')}`;
  await makeKey(sql, signsAt, kid);
  return { kid, signsAt };
}

async function load(sql: Sql): Promise<LoadedKey[]> {
  return Promise.all(
    (await readKeys(sql)).map(async ({ kid, private_jwk, public_jwk, created_at }) => {
      const privateKey = await importJWK(private_jwk, algorithm);
      if (privateKey instanceof Uint8Array) throw new Error('the signing key is not a key pair');
      return { kid, privateKey, published: public_jwk, since: created_at.getTime() };
    }),
  );
}

const readKeys = (sql: Sql): Promise<KeyRow[]> =>
  sql.query<KeyRow>('select kid, private_jwk, public_jwk, created_at from identity.signing_key order by created_at desc, kid desc');

async function makeKey(sql: Sql, since: Date, kid: string): Promise<void> {
  const pair = await generateKeyPair(algorithm, { extractable: true });
  const { kty, crv, x, y } = await exportJWK(pair.publicKey);
  await sql.query(
    'insert into identity.signing_key (kid, private_jwk, public_jwk, created_at) values ($1, $2, $3, $4) on conflict do nothing',
    [kid, JSON.stringify(await exportJWK(pair.privateKey)), JSON.stringify({ kty, crv, kid, alg: algorithm, use: 'sig', x, y }), since],
  );
}
