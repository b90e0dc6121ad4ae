import { compactDecrypt, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose';
import type { Sql } from '../../shared/db.ts';

/** The bank's key pair. Browsers encrypt card number and CVV with it, and only the bank decrypts them. */
export interface CardVault {
  readonly publicJwk: JWK;
  /** Decrypts a JWE made for the bank. Throws for any other text. */
  open(jwe: string): Promise<string>;
}

interface KeyRow {
  kid: string;
  private_jwk: JWK;
  public_jwk: JWK;
}

const cardEncryption = { alg: 'RSA-OAEP-256', enc: 'A256GCM' } as const;

/** Reads the bank's key pair, or generates it on the first start. */
export async function openVault(sql: Sql, now: Date): Promise<CardVault> {
  const row = (await newestKey(sql)) ?? (await makeKey(sql, now));
  const privateKey = await importJWK(row.private_jwk, cardEncryption.alg);
  return {
    publicJwk: row.public_jwk,
    async open(jwe) {
      const { plaintext } = await compactDecrypt(jwe, privateKey, {
        keyManagementAlgorithms: [cardEncryption.alg],
        contentEncryptionAlgorithms: [cardEncryption.enc],
      });
      return new TextDecoder().decode(plaintext);
    },
  };
}

async function newestKey(sql: Sql): Promise<KeyRow | undefined> {
  const rows = await sql.query<KeyRow & Record<string, unknown>>(
    'select kid, private_jwk, public_jwk from sandbox.bank_key order by created_at, kid limit 1',
  );
  return rows[0];
}

async function makeKey(sql: Sql, now: Date): Promise<KeyRow> {
  const { privateKey, publicKey } = await generateKeyPair(cardEncryption.alg, { modulusLength: 2048, extractable: true });
  const kid = `bank-${now.toISOString().slice(0, 10)}`;
  const publicJwk: JWK = { ...(await exportJWK(publicKey)), kid, alg: cardEncryption.alg, use: 'enc' };
  await sql.query(
    'insert into sandbox.bank_key (kid, private_jwk, public_jwk, created_at) values ($1, $2, $3, $4) on conflict do nothing',
    [kid, JSON.stringify(await exportJWK(privateKey)), JSON.stringify(publicJwk), now],
  );
  const row = await newestKey(sql);
  if (!row) throw new Error('the bank has no key');
  return row;
}
