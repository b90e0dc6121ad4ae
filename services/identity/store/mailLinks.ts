import { randomUUID } from 'node:crypto';
import type { Sql } from '../../shared/db.ts';
import type { Mail } from '../../shared/outbox.ts';
import { Problem } from '../../shared/problem.ts';
import { hourWords } from '../../shared/time.ts';
import { confirmLifeMs, keptAfterMs, type MailToken, refusalOf, resetLifeMs } from '../domain/mailTokens.ts';
import type { Requester } from '../domain/requester.ts';
import { hashPassword, newToken, resetToken, tokenHash } from '../domain/secret.ts';
import { type Account, createUser, userByEmail } from './accounts.ts';
import type { StoreContext } from './context.ts';
import { refuseCommon } from './passwords.ts';
import { allowMail } from './sendLimits.ts';
import { endAllSessions } from './sessions.ts';

export interface SignUp {
  readonly email: string;
  readonly password: string;
  readonly nombre: string;
  readonly paterno: string;
  readonly materno: string;
}

interface SignUpRow extends MailToken, Record<string, unknown> {
  email: string;
  /** Hashed id of the browser that registered; another one needs the password. */
  device: string;
  password_hash: string;
  nombre: string;
  paterno: string;
  materno: string;
}

interface ResetRow extends MailToken, Record<string, unknown> {
  account_id: string | null;
}

const passwordNeeded = (): Problem => new Problem(422, 'password-needed', 'Elige una contraseña para tu cuenta.');

const tokenRefused = (code: 'token-spent' | 'token-expired'): Problem =>
  new Problem(422, code, code === 'token-spent' ? 'Este enlace ya se usó.' : 'Este enlace ya venció.');

// Registration and new passwords, by a link in a mail. The statements and mails are as many for an e-mail without an account, so that
// neither the answer nor its time reveals one. A link proves the mailbox and nothing else, so it serves the owner of the mailbox whoever
// asked for it. (decision 39)

/** Sends a mail within the limits of the requester, in the transaction of its link. */
async function sendMail(context: StoreContext, tx: Sql, mail: Mail, requester: Requester, account: Account | undefined): Promise<void> {
  await allowMail(context, tx, mail.to, requester, { account, isShared: true });
  await context.outbox.mail(tx, mail);
}

const until = ({ clock }: StoreContext, lifeMs: number): Date => new Date(clock.now() + lifeMs);

/** The hour of a request, as a mail names it. */
const askedAt = async ({ clock, shopTimeZone }: StoreContext, sql: Sql): Promise<string> =>
  hourWords(clock.date(), await shopTimeZone(sql));

/** Throws 422 `token-spent` or `token-expired`. */
async function useLink<Row extends MailToken & Record<string, unknown>>(
  { clock }: StoreContext,
  tx: Sql,
  table: 'sign_up' | 'password_reset',
  token: string,
): Promise<Row> {
  const [row] = await tx.query<Row>(`select * from identity.${table} where token_hash = $1 for update`, [tokenHash(token)]);
  const refusal = refusalOf(row, clock.now());
  if (row === undefined || refusal !== undefined) throw tokenRefused(refusal ?? 'token-spent');
  await tx.query(`update identity.${table} set used_at = $2 where token_hash = $1`, [tokenHash(token), clock.date()]);
  return row;
}

/** The unspent row of a registration's link. Throws 422 `token-spent` or `token-expired`. */
async function signUpOf({ db, clock }: StoreContext, token: string): Promise<SignUpRow> {
  const [row] = await db.query<SignUpRow>('select * from identity.sign_up where token_hash = $1', [tokenHash(token)]);
  const refusal = refusalOf(row, clock.now());
  if (row === undefined || refusal !== undefined) throw tokenRefused(refusal ?? 'token-spent');
  return row;
}

/** The id of the link for a new password of an account: the one that lives, or a new one. Its life begins again. */
async function resetLink(context: StoreContext, tx: Sql, accountId: string | undefined): Promise<string> {
  const { clock, secret } = context;
  const [living] = await tx.query<{ id: string; token_hash: string }>(
    'select id, token_hash from identity.password_reset where account_id = $1 and used_at is null and expires_at > $2 order by expires_at desc limit 1',
    [accountId ?? null, clock.date()],
  );
  const id = living && living.token_hash === tokenHash(resetToken(living.id, secret)) ? living.id : randomUUID();
  await tx.query(
    `insert into identity.password_reset (token_hash, id, account_id, expires_at) values ($1, $2, $3, $4)
     on conflict (token_hash) do update set expires_at = excluded.expires_at`,
    [tokenHash(resetToken(id, secret)), id, accountId ?? null, until(context, resetLifeMs)],
  );
  return id;
}

/** Mails the link that makes the account. The owner of an account gets a mail that says so. Throws 422 `password-common`, 429. */
export async function requestSignUp(
  context: StoreContext,
  { email, password, nombre, paterno, materno }: SignUp,
  requester: Requester,
): Promise<void> {
  const { db, clock, mails } = context;
  refuseCommon(password);
  const passwordHash = await hashPassword(password);
  const token = newToken();
  await db.transaction(async (tx) => {
    const account = await userByEmail(tx, email);
    const at = await askedAt(context, tx);
    await sendMail(context, tx, account ? mails.accountExists(email) : mails.confirmation(email, token, at), requester, account);
    await tx.query('update identity.sign_up set used_at = $2 where email = $1 and used_at is null', [email, clock.date()]);
    await tx.query(
      `insert into identity.sign_up (token_hash, email, password_hash, nombre, paterno, materno, expires_at, device)
       values ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [
        tokenHash(token),
        email,
        passwordHash,
        nombre.trim(),
        paterno.trim(),
        materno.trim(),
        until(context, confirmLifeMs),
        requester.device,
      ],
    );
  });
}

/** What a registration's link confirms. It changes nothing. Throws 422 `token-spent` or `token-expired`. */
export async function checkSignUp(
  context: StoreContext,
  token: string,
  { device }: Pick<Requester, 'device'>,
): Promise<{ email: string; isThisDevice: boolean }> {
  const row = await signUpOf(context, token);
  return { email: row.email, isThisDevice: row.device === device };
}

/**
 * Makes the account of a link, once, and opens its session. A password replaces that of the registration; on another device than that of
 * the registration it is needed. Throws 422 `token-spent`, `token-expired`, `password-needed` or `password-common`.
 */
export async function confirmSignUp(
  context: StoreContext,
  { token, password, device }: { token: string; password: string | null; device: string },
  open: (tx: Sql, account: Account) => Promise<string>,
): Promise<string> {
  const { device: asked } = await signUpOf(context, token);
  if (password === null && asked !== device) throw passwordNeeded();
  if (password !== null) refuseCommon(password);
  const chosen = password === null ? undefined : await hashPassword(password);
  return context.db.transaction(async (tx) => {
    const row = await useLink<SignUpRow>(context, tx, 'sign_up', token);
    const user = { ...row, phone: undefined, passwordHash: chosen ?? row.password_hash, passwordByMailbox: true };
    const account = await createUser(tx, user, context.clock.date());
    if (!account) throw tokenRefused('token-spent');
    return open(tx, account);
  });
}

/** Mails a link for a new password. An e-mail without an account gets a mail that says so. Throws 429. (API-045) */
export async function requestReset(context: StoreContext, email: string, requester: Requester): Promise<void> {
  const { db, secret, mails } = context;
  await db.transaction(async (tx) => {
    const account = await userByEmail(tx, email);
    const token = resetToken(await resetLink(context, tx, account?.id), secret);
    const mail = account ? mails.recovery(email, token) : mails.noAccount(email);
    await sendMail(context, tx, { ...mail, usefulMs: resetLifeMs }, requester, account);
  });
}

/**
 * Stores the new password of a link and returns its account. The sessions and the other links of the account end. Throws 422
 * `token-spent`, `token-expired` or `password-common`.
 */
export async function setPasswordByLink(context: StoreContext, token: string, password: string): Promise<string> {
  const { db, clock, outbox, mails } = context;
  refuseCommon(password);
  const passwordHash = await hashPassword(password);
  return db.transaction(async (tx) => {
    const { account_id: id } = await useLink<ResetRow>(context, tx, 'password_reset', token);
    const [account] = await tx.query<{ email: string }>(
      `update identity.account set password_hash = $2, password_by_mailbox = true, updated_at = $3
       where id = $1 and deleted_at is null returning email`,
      [id, passwordHash, clock.date()],
    );
    if (!account || id === null) throw tokenRefused('token-spent');
    await tx.query('update identity.password_reset set used_at = $2 where account_id = $1 and used_at is null', [id, clock.date()]);
    await endAllSessions(context, tx, id);
    await outbox.mail(tx, mails.passwordChanged(account.email, 'all'));
    return id;
  });
}

/** Deletes links that expired long ago. */
export async function forgetLinks({ db, clock }: StoreContext): Promise<void> {
  const before = new Date(clock.machineNow() - keptAfterMs);
  await db.query('delete from identity.sign_up where expires_at < $1', [before]);
  await db.query('delete from identity.password_reset where expires_at < $1', [before]);
}
