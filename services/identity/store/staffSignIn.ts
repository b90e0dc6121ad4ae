import { generateAuthenticationOptions } from '@simplewebauthn/server';
import type { components } from '../../../openapi/types/identity.ts';
import { Problem } from '../../shared/problem.ts';
import { openKey, stepOf } from '../domain/authenticator.ts';
import { challengeLifeMs, userHandleOf } from '../domain/passkeys.ts';
import type { Requester } from '../domain/requester.ts';
import { dummyHash, secretMatches } from '../domain/secret.ts';
import { challengeIn, checkAssertion, passkeyRefused } from '../domain/webauthn.ts';
import { storeChallenge, useChallenge } from './challenges.ts';
import type { StoreContext } from './context.ts';
import { personByEmail } from './staff.ts';
import { hasSignedInOn, signPersonIn } from './staffSessions.ts';
import { beginTry, endTry } from './tries.ts';

type Schemas = components['schemas'];

interface KeyRow extends Record<string, unknown> {
  staff_id: string;
  name: string;
  public_key: string;
  /** PostgreSQL gives a bigint as text. */
  counter: string | number;
}

export interface StaffCredentials {
  readonly email: string;
  readonly password: string;
  /** Six digits of the authenticator. */
  readonly code: string;
}

const lockedOut = 'Demasiados intentos. Espera unos minutos.';

// Signing in to the office: by password and a code, or by a passkey, which verifies its person. Every reason has the same refusal, and an
// unknown e-mail takes as long as a known one.

const refused = (): Problem => new Problem(401, 'staff-sign-in-refused', 'El correo, la contraseña o el código no son correctos.');

/** Opens a session and returns its id. Throws 401 `staff-sign-in-refused`, 429. */
export async function signInByPassword(
  context: StoreContext,
  { email, password, code }: StaffCredentials,
  requester: Requester,
): Promise<string> {
  const { db, clock, secret } = context;
  const person = await personByEmail(db, email);
  const known = person !== undefined && (await hasSignedInOn(db, person.id, requester.device));
  const tried = await beginTry(context, { table: 'staff_try', email, known, detail: lockedOut }, requester);
  const isRight = await secretMatches(password, person?.password_hash ?? (await dummyHash()));
  if (!person?.password_hash || person.authenticator === null || !isRight) throw refused();
  // A phone has the time of the machine, whatever the clock of a sandbox session shows.
  const step = stepOf(openKey(person.authenticator, person.id, secret), code, clock.machineNow());
  if (step === undefined) throw refused();
  return db.transaction(async (tx) => {
    const [current] = await tx.query(
      `update identity.staff set last_step = $2
       where id = $1 and ended_at is null and password_hash = $3 and (last_step is null or last_step < $2) returning 1`,
      [person.id, step, person.password_hash],
    );
    if (!current) throw refused();
    await endTry(tx, 'staff_try', tried);
    return signPersonIn(context, tx, person, { device: requester.device, way: 'password' });
  });
}

/** The options for a sign-in, the same for everybody. Throws 429. */
export async function beginStaffPasskey(context: StoreContext, requester: Requester): Promise<Schemas['PasskeyRequestOptions']> {
  const { shop } = context;
  const { challenge } = await generateAuthenticationOptions({ rpID: shop.id });
  await storeChallenge(context, challenge, requester, { isStaff: true });
  return { challenge, rpId: shop.id, timeout: challengeLifeMs, userVerification: 'required' };
}

/**
 * Opens a session for a key that answered, and returns its id. Throws 422 `passkey-challenge-refused`, `passkey-challenge-expired`,
 * `passkey-unknown` or `passkey-refused`.
 */
export async function signInByPasskey(
  context: StoreContext,
  { userHandle, ...answer }: Schemas['PasskeyAssertion'],
  device: string,
): Promise<string> {
  const { db, clock, shop } = context;
  const challenge = challengeIn(answer.clientDataJSON);
  await useChallenge(context, challenge, device, { isStaff: true });
  const [key] = await db.query<KeyRow>(
    `select k.staff_id, k.public_key, k.counter, p.name from identity.staff_passkey k join identity.staff p on p.id = k.staff_id
     where k.credential_id = $1 and p.ended_at is null`,
    [answer.id],
  );
  if (!key) throw new Problem(422, 'passkey-unknown', 'Esa llave ya no abre ninguna cuenta. Entra de otra forma.');
  const counter = Number(key.counter);
  const newCounter = await checkAssertion(shop, challenge, answer, { publicKey: key.public_key, counter });
  if (userHandle !== Buffer.from(userHandleOf(key.staff_id)).toString('base64url')) throw passkeyRefused();
  return db.transaction(async (tx) => {
    // Somebody who ends the person deletes the key under this row's lock, so a session opens before the end or not at all.
    const used = await tx.query(
      'update identity.staff_passkey set counter = $2, last_used_at = $3 where credential_id = $1 and counter = $4 returning 1',
      [answer.id, newCounter, clock.date(), counter],
    );
    if (used.length === 0) throw passkeyRefused();
    return signPersonIn(context, tx, { id: key.staff_id, name: key.name }, { device, way: 'passkey' });
  });
}
