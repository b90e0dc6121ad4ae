import { generateAuthenticationOptions, generateRegistrationOptions } from '@simplewebauthn/server';
import type { components } from '../../../openapi/types/identity.ts';
import type { Sql } from '../../shared/db.ts';
import { Problem, unauthorized } from '../../shared/problem.ts';
import { algorithms, challengeLifeMs, passkeyLimit, userHandleOf } from '../domain/passkeys.ts';
import type { Requester } from '../domain/requester.ts';
import { challengeIn, checkAssertion, keyOfAttestation, passkeyRefused } from '../domain/webauthn.ts';
import { accountById } from './accounts.ts';
import { storeChallenge, useChallenge } from './challenges.ts';
import type { StoreContext } from './context.ts';
import { lock } from './lock.ts';

type Schemas = components['schemas'];
type Passkey = Schemas['Passkey'];

interface PasskeyRow extends Record<string, unknown> {
  id: string;
  account_id: string;
  credential_id: string;
  public_key: string;
  /** PostgreSQL gives a bigint as text. */
  counter: string | number;
  name: string;
  kind: Passkey['kind'];
  device: string;
  created_at: Date;
  last_used_at: Date | null;
}

const notFound = (): Problem => new Problem(404, 'passkey-not-found', 'No encontramos esa llave.');
const full = (): Problem => new Problem(422, 'passkey-limit', `Ya tienes ${passkeyLimit} llaves. Elimina una para guardar otra.`);

function shown(row: PasskeyRow, device: string): Passkey {
  return {
    id: row.id,
    name: row.name,
    kind: row.kind,
    createdAt: row.created_at.toISOString(),
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
    isHere: row.device === device,
  };
}

// Passkeys (WebAuthn). Keys are discoverable, so a sign-in names no account before the key answered. (0036)

const keysOf = (sql: Sql, accountId: string): Promise<PasskeyRow[]> =>
  sql.query<PasskeyRow>('select * from identity.passkey where account_id = $1 order by created_at desc', [accountId]);

export async function passkeysOf({ db }: StoreContext, accountId: string, device: string): Promise<Passkey[]> {
  return (await keysOf(db, accountId)).map((row) => shown(row, device));
}

/** The options for a new key of an account. Throws 422 `passkey-limit`, 429. */
export async function beginPasskey(
  context: StoreContext,
  accountId: string,
  requester: Requester,
): Promise<Schemas['PasskeyCreationOptions']> {
  const { db, shop } = context;
  const account = await accountById(db, accountId);
  if (!account) throw unauthorized('session-expired');
  const keys = await keysOf(db, accountId);
  if (keys.length >= passkeyLimit) throw full();
  const { challenge, rp, user, pubKeyCredParams } = await generateRegistrationOptions({
    rpName: shop.name,
    rpID: shop.id,
    userID: userHandleOf(account.id),
    userName: account.email,
    userDisplayName: account.full_name,
    supportedAlgorithmIDs: algorithms,
  });
  await storeChallenge(context, challenge, requester, { accountId: account.id });
  return {
    challenge,
    rp: { name: rp.name, id: shop.id },
    user,
    pubKeyCredParams,
    timeout: challengeLifeMs,
    excludeCredentials: keys.map((key) => ({ type: 'public-key', id: key.credential_id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  };
}

/** Adds a key. Throws 422 `passkey-challenge-refused`, `passkey-challenge-expired`, `passkey-refused` or `passkey-limit`. */
export async function addPasskey(
  context: StoreContext,
  accountId: string,
  device: string,
  { name, kind, attestation }: Pick<Passkey, 'name' | 'kind'> & { attestation: Schemas['PasskeyAttestation'] },
): Promise<Passkey> {
  const { db, clock, outbox, mails, shop } = context;
  const challenge = challengeIn(attestation.clientDataJSON);
  await useChallenge(context, challenge, device, { accountId });
  const key = await keyOfAttestation(shop, challenge, attestation);
  return db.transaction(async (tx) => {
    await lock(tx, `passkeys of account:${accountId}`);
    const account = await accountById(tx, accountId);
    if (!account) throw unauthorized('session-expired');
    if ((await keysOf(tx, accountId)).length >= passkeyLimit) throw full();
    const [row] = await tx.query<PasskeyRow>(
      `insert into identity.passkey (account_id, credential_id, public_key, counter, name, kind, device, created_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict do nothing returning *`,
      [accountId, key.id, key.publicKey, key.counter, name.trim(), kind, device, clock.date()],
    );
    if (!row) throw passkeyRefused();
    await outbox.mail(tx, mails.passkeyAdded(account.email));
    return shown(row, device);
  });
}

/** Throws 404 `passkey-not-found`, also for a key of another account. */
export async function renamePasskeyOf({ db }: StoreContext, accountId: string, id: string, name: string, device: string): Promise<Passkey> {
  const [row] = await db.query<PasskeyRow>('update identity.passkey set name = $3 where id::text = $1 and account_id = $2 returning *', [
    id,
    accountId,
    name.trim(),
  ]);
  if (!row) throw notFound();
  return shown(row, device);
}

/** Throws 404 `passkey-not-found`, also for a key of another account. */
export async function removePasskey({ db }: StoreContext, accountId: string, id: string): Promise<void> {
  const gone = await db.query('delete from identity.passkey where id::text = $1 and account_id = $2 returning 1', [id, accountId]);
  if (gone.length === 0) throw notFound();
}

/** The options for a sign-in, the same for everybody. Throws 429. */
export async function beginPasskeySession(context: StoreContext, requester: Requester): Promise<Schemas['PasskeyRequestOptions']> {
  const { shop } = context;
  const { challenge } = await generateAuthenticationOptions({ rpID: shop.id });
  await storeChallenge(context, challenge, requester, {});
  return { challenge, rpId: shop.id, timeout: challengeLifeMs, userVerification: 'required' };
}

/**
 * Returns the account of a key that answered. Throws 422 `passkey-challenge-refused`, `passkey-challenge-expired`, `passkey-unknown` or
 * `passkey-refused`.
 */
export async function accountOfPasskey(
  context: StoreContext,
  { userHandle, ...answer }: Schemas['PasskeyAssertion'],
  device: string,
): Promise<string> {
  const { db, clock, shop } = context;
  const challenge = challengeIn(answer.clientDataJSON);
  await useChallenge(context, challenge, device, {});
  const [key] = await db.query<PasskeyRow>('select * from identity.passkey where credential_id = $1', [answer.id]);
  if (!key) throw new Problem(422, 'passkey-unknown', 'Esa llave ya no abre ninguna cuenta. Entra de otra forma.');
  const counter = Number(key.counter);
  const newCounter = await checkAssertion(shop, challenge, answer, { publicKey: key.public_key, counter });
  if (userHandle !== Buffer.from(userHandleOf(key.account_id)).toString('base64url')) throw passkeyRefused();
  const used = await db.query(
    'update identity.passkey set counter = $2, last_used_at = $3, device = $4 where id = $1 and counter = $5 returning 1',
    [key.id, newCounter, clock.date(), device, counter],
  );
  if (used.length === 0) throw passkeyRefused();
  return key.account_id;
}
