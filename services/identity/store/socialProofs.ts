import type { components } from '../../../openapi/types/identity.ts';
import type { Sql } from '../../shared/db.ts';
import { nameFrom } from '../../shared/names.ts';
import { Problem } from '../../shared/problem.ts';
import { codeLifeMs, codeTries } from '../domain/otp.ts';
import { socialTokenRefused } from '../domain/refusals.ts';
import type { Requester } from '../domain/requester.ts';
import { hashCode, newCode, secretMatches, tokenHash } from '../domain/secret.ts';
import { nextOf, proofLifeMs, type SocialPerson, type SocialProvider } from '../domain/social.ts';
import { type Account, accountById, createUser, userByEmail } from './accounts.ts';
import type { StoreContext } from './context.ts';
import { lock } from './lock.ts';
import { checkPassword } from './passwords.ts';
import { allowMail } from './sendLimits.ts';
import { endAllSessions } from './sessions.ts';

type Proof = components['schemas']['SocialProof'];
type SocialLink = components['schemas']['SocialLink'];

interface ProofRow extends Record<string, unknown> {
  token_hash: string;
  provider: SocialProvider;
  subject: string;
  email: string | null;
  email_verified: boolean;
  nombre: string;
  paterno: string;
  proved_at: Date | null;
  code_hash: string | null;
  code_email: string | null;
  code_tries: number;
  code_expires_at: Date | null;
}

async function linkedAccount(sql: Sql, { provider, subject }: ProofRow): Promise<Account | undefined> {
  const [link] = await sql.query<{ account_id: string }>(
    'select account_id from identity.social_link where provider = $1 and subject = $2',
    [provider, subject],
  );
  return link && accountById(sql, link.account_id);
}

/** The unused proof of a token on its device. Throws 422 `social-token-refused`. */
async function proofOf({ clock }: StoreContext, sql: Sql, token: string, device: string): Promise<ProofRow> {
  const [row] = await sql.query<ProofRow>(
    'select * from identity.social_proof where token_hash = $1 and device = $2 and used_at is null and expires_at > $3',
    [tokenHash(token), device, clock.date()],
  );
  if (!row) throw socialTokenRefused();
  return row;
}

async function nextOfProof(sql: Sql, row: ProofRow): Promise<Proof['next']> {
  return nextOf({
    linked: (await linkedAccount(sql, row)) !== undefined,
    email: row.email,
    emailVerified: row.email_verified,
    accountExists: row.email !== null && (await userByEmail(sql, row.email)) !== undefined,
    proved: row.proved_at !== null,
  });
}

/**
 * Ends a password that the owner of the mailbox did not set, with all sessions of the account: whoever registered with an e-mail of
 * another may have set it. (decision 39)
 */
async function endUnprovedPassword(context: StoreContext, tx: Sql, { id, email }: Account): Promise<void> {
  const { clock, outbox, mails } = context;
  const ended = await tx.query(
    `update identity.account set password_hash = null, updated_at = $2
     where id = $1 and password_hash is not null and not password_by_mailbox returning 1`,
    [id, clock.date()],
  );
  if (ended.length === 0) return;
  await endAllSessions(context, tx, id);
  await outbox.mail(tx, mails.passwordEnded(email));
}

/** Counts a try before the comparison, so parallel guesses each count. Returns the proved e-mail. */
async function checkCode({ db, clock }: StoreContext, row: ProofRow, code: string): Promise<string> {
  const refuse = (name: string, detail: string, extras: Readonly<Record<string, unknown>> = {}): Problem =>
    new Problem(422, name, detail, extras);
  const dead = refuse('code-dead', 'El código dejó de servir por demasiados intentos. Pide otro.');
  const [tried] = await db.query<ProofRow>(
    `update identity.social_proof set code_tries = code_tries + 1
     where token_hash = $1 and code_hash is not null and code_tries < $2 and code_expires_at > $3 returning *`,
    [row.token_hash, codeTries, clock.date()],
  );
  if (!tried) throw row.code_tries >= codeTries ? dead : refuse('code-expired', 'El código venció. Pide otro.');
  if (tried.code_hash === null || tried.code_email === null || !(await secretMatches(code, tried.code_hash))) {
    const triesLeft = codeTries - tried.code_tries;
    throw triesLeft === 0 ? dead : refuse('code-wrong', 'El código no es correcto.', { triesLeft });
  }
  return tried.code_email;
}

/** Stores what a provider told of a person, under the token of a proof. */
export async function storeProof(
  { db, clock }: StoreContext,
  { token, provider, device }: { token: string; provider: SocialProvider; device: string },
  { subject, email, emailVerified, nombre, paterno }: SocialPerson,
): Promise<void> {
  await db.query(
    `insert into identity.social_proof (token_hash, provider, subject, device, email, email_verified, nombre, paterno, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [tokenHash(token), provider, subject, device, email, emailVerified, nombre, paterno, new Date(clock.now() + proofLifeMs)],
  );
}

/** The proof of a token. A repeated call returns the same. */
export async function proofOfToken(context: StoreContext, token: string, device: string): Promise<Proof> {
  const row = await proofOf(context, context.db, token, device);
  return { token, provider: row.provider, next: await nextOfProof(context.db, row), email: row.email };
}

/** Mails a code that proves an e-mail. Throws 422 `social-token-refused` or `social-email-missing`, 429. */
export async function sendProofCode(
  context: StoreContext,
  token: string,
  given: string | null,
  requester: Requester,
): Promise<{ email: string; expiresAt: string }> {
  const { db, clock, outbox, mails } = context;
  const code = newCode();
  const codeHash = await hashCode(code);
  return db.transaction(async (tx) => {
    const row = await proofOf(context, tx, token, requester.device);
    const email = given ?? row.email;
    if (email === null) throw new Problem(422, 'social-email-missing', 'Escribe tu correo electrónico.');
    await allowMail(context, tx, email, requester, { account: await userByEmail(tx, email) });
    const expiresAt = new Date(clock.now() + codeLifeMs);
    await tx.query(
      'update identity.social_proof set code_hash = $2, code_email = $3, code_tries = 0, code_expires_at = $4 where token_hash = $1',
      [row.token_hash, codeHash, email, expiresAt],
    );
    await outbox.mail(tx, { ...mails.socialCode(email, code), usefulMs: codeLifeMs });
    return { email, expiresAt: expiresAt.toISOString() };
  });
}

/**
 * Proves the e-mail of a proof by its code, or the existing account by its password. Throws 422 `social-token-refused`, `code-wrong`,
 * `code-dead`, `code-expired` or `bad-credentials`, 429.
 */
export async function provePerson(
  context: StoreContext,
  token: string,
  given: { readonly code: string | null; readonly password: string | null },
  requester: Requester,
): Promise<void> {
  const { db, clock } = context;
  const row = await proofOf(context, db, token, requester.device);
  let { email } = row;
  if (given.code !== null) email = await checkCode(context, row, given.code);
  else {
    // A password proves an account only where the provider vouches for the e-mail, so no one tries passwords of others here.
    if (email === null || (await nextOfProof(db, row)) !== 'account') throw socialTokenRefused();
    const { id } = await checkPassword(context, email, given.password ?? '', requester);
    // The provider vouches for the mailbox, and its owner knows the password.
    await db.query('update identity.account set password_by_mailbox = true where id = $1', [id]);
  }
  await db.query(
    'update identity.social_proof set email = $2, email_verified = true, proved_at = $3, code_hash = null where token_hash = $1',
    [row.token_hash, email, clock.date()],
  );
}

/**
 * Uses a proof up and returns its account, which is made on the first visit. Throws 422 `social-token-refused`,
 * `social-email-missing` or `social-account-unproved`. (API-036, API-037, API-039)
 */
export async function accountOfProof(
  context: StoreContext,
  tx: Sql,
  provider: SocialProvider,
  token: string,
  device: string,
  names: { nombre: string; paterno: string },
): Promise<string> {
  const { clock } = context;
  const row = await proofOf(context, tx, token, device);
  if (row.provider !== provider) throw socialTokenRefused();
  await lock(tx, `social ${row.provider}:${row.subject}`);
  const used = await tx.query('update identity.social_proof set used_at = $2 where token_hash = $1 and used_at is null returning 1', [
    row.token_hash,
    clock.date(),
  ]);
  if (used.length === 0) throw socialTokenRefused();
  const linked = await linkedAccount(tx, row);
  if (linked) return linked.id;
  if (row.email !== null) await lock(tx, `account of mail:${row.email}`);
  const next = await nextOfProof(tx, row);
  if (next === 'account') throw new Problem(422, 'social-account-unproved', 'Ya tienes una cuenta con ese correo. Demuestra que es tuya.');
  if (next === 'email' || row.email === null) throw new Problem(422, 'social-email-missing', 'Escribe tu correo electrónico.');
  const { nombre, paterno } = row.nombre === '' ? names : row;
  const account =
    (await userByEmail(tx, row.email)) ??
    (await createUser(
      tx,
      {
        email: row.email,
        phone: undefined,
        passwordHash: undefined,
        nombre: nameFrom(nombre),
        paterno: nameFrom(paterno),
        materno: '',
      },
      clock.date(),
    ));
  if (!account) throw new Error('the account was not made');
  await tx.query(
    `insert into identity.social_link (provider, subject, account_id, linked_at, email) values ($1, $2, $3, $4, $5)
     on conflict (provider, subject)
     do update set account_id = excluded.account_id, linked_at = excluded.linked_at, email = excluded.email`,
    [provider, row.subject, account.id, clock.date(), row.email],
  );
  await endUnprovedPassword(context, tx, account);
  return account.id;
}

/** The accounts of providers that open sessions of an account, the oldest first. */
export async function socialLinksOf({ db }: StoreContext, accountId: string): Promise<SocialLink[]> {
  const rows = await db.query<{ provider: SocialProvider; email: string | null; linked_at: Date }>(
    'select provider, email, linked_at from identity.social_link where account_id = $1 order by linked_at',
    [accountId],
  );
  return rows.map(({ provider, email, linked_at }) => ({ provider, email, linkedAt: linked_at.toISOString() }));
}

/** Takes the accounts of one provider from an account. A later sign-in with them has to prove the account again (decision 26). */
export async function removeSocialLinks({ db }: StoreContext, accountId: string, provider: SocialProvider): Promise<void> {
  await db.query('delete from identity.social_link where account_id = $1 and provider = $2', [accountId, provider]);
}

/** Deletes the sign-ins and proofs that have ended, which no limit counts any more. */
export async function forgetSocial({ db, clock }: StoreContext): Promise<void> {
  const before = new Date(clock.machineNow() - proofLifeMs);
  await db.query('delete from identity.social_flow where expires_at < $1', [before]);
  await db.query('delete from identity.social_proof where expires_at < $1', [before]);
}
