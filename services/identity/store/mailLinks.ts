import { randomUUID } from 'node:crypto';
import type { Clock } from '../../shared/clock.ts';
import type { Database, Sql } from '../../shared/db.ts';
import type { Mail, Outbox } from '../../shared/outbox.ts';
import { Problem } from '../../shared/problem.ts';
import { hourWords } from '../../shared/time.ts';
import { type Account, createUser, userByEmail } from './accounts.ts';
import { askedTooMuch, type Askings } from './sendLimits.ts';
import type { Requester } from './devices.ts';
import { confirmLifeMs, keptAfterMs, type MailToken, refusalOf, resetLifeMs } from '../domain/mailTokens.ts';
import { hashPassword, newMailToken, resetToken, tokenHash } from '../domain/secret.ts';
import { lock } from './lock.ts';
import type { IdentityMails } from '../domain/mails.ts';
import { refuseCommon } from './passwords.ts';
import type { Sessions } from './sessions.ts';

const tooMany = 'Pediste demasiados correos. Intenta más tarde.';

export interface SignUp {
  readonly email: string;
  readonly password: string;
  readonly nombre: string;
  readonly paterno: string;
  readonly materno: string;
}

interface SignUpRow extends MailToken, Record<string, unknown> {
  email: string;
  /** The browser that registered. */
  device: string;
  password_hash: string;
  nombre: string;
  paterno: string;
  materno: string;
}

interface ResetRow extends MailToken, Record<string, unknown> {
  account_id: string | null;
}

interface MailLinkParts {
  /** Secret of this service. */
  readonly secret: string;
  readonly askings: Askings;
  readonly mails: IdentityMails;
  readonly sessions: Sessions;
  readonly shopTimeZone: (sql: Sql) => Promise<string>;
}

const passwordNeeded = (): Problem => new Problem(422, 'password-needed', 'Elige una contraseña para tu cuenta.');

const tokenRefused = (code: 'token-spent' | 'token-expired'): Problem =>
  new Problem(422, code, code === 'token-spent' ? 'Este enlace ya se usó.' : 'Este enlace ya venció.');

export type MailLinks = ReturnType<typeof createMailLinks>;

/**
 * Registration and new passwords, by a link in a mail. The statements and mails are as many for an e-mail without an account, so that
 * neither the answer nor its time reveals one. A link proves the mailbox and nothing else, so it serves the owner of the mailbox whoever
 * asked for it. (decision 39)
 */
export function createMailLinks(db: Database, clock: Clock, outbox: Outbox, parts: MailLinkParts) {
  const { secret, askings, mails, sessions, shopTimeZone } = parts;

  /** Sends a mail within the limits of the requester, in the transaction of its link. */
  async function send(tx: Sql, mail: Mail, requester: Requester, account: Account | undefined): Promise<void> {
    await lock(tx, `mail:${mail.to}`);
    const known = await askings.isKnown(tx, requester, account);
    const decision = await askings.decide(tx, mail.to, requester, { known, last: undefined, isShared: true });
    if (!decision.send) throw askedTooMuch(tooMany, decision.waitSeconds);
    if (!known) await askings.allowAddress(tx, requester.address, tooMany);
    await askings.store(tx, mail.to, requester, known ? 'owner' : 'stranger');
    await outbox.mail(tx, mail);
  }

  const until = (lifeMs: number): Date => new Date(clock.now() + lifeMs);

  /** The hour of a request, as a mail names it. */
  const askedAt = async (sql: Sql): Promise<string> => hourWords(clock.date(), await shopTimeZone(sql));

  /** Throws 422 `token-spent` or `token-expired`. */
  async function usable<Row extends MailToken & Record<string, unknown>>(
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
  async function signUpOf(sql: Sql, token: string): Promise<SignUpRow> {
    const [row] = await sql.query<SignUpRow>('select * from identity.sign_up where token_hash = $1', [tokenHash(token)]);
    const refusal = refusalOf(row, clock.now());
    if (row === undefined || refusal !== undefined) throw tokenRefused(refusal ?? 'token-spent');
    return row;
  }

  /** The id of the link for a new password of an account: the one that lives, or a new one. Its life begins again. */
  async function resetLink(tx: Sql, accountId: string | undefined): Promise<string> {
    const [living] = await tx.query<{ id: string; token_hash: string }>(
      'select id, token_hash from identity.password_reset where account_id = $1 and used_at is null and expires_at > $2 order by expires_at desc limit 1',
      [accountId ?? null, clock.date()],
    );
    const id = living && living.token_hash === tokenHash(resetToken(living.id, secret)) ? living.id : randomUUID();
    await tx.query(
      `insert into identity.password_reset (token_hash, id, account_id, expires_at) values ($1, $2, $3, $4)
       on conflict (token_hash) do update set expires_at = excluded.expires_at`,
      [tokenHash(resetToken(id, secret)), id, accountId ?? null, until(resetLifeMs)],
    );
    return id;
  }

  return {
    /** Mails the link that makes the account. The owner of an account gets a mail that says so. Throws 422 `password-common`, 429. */
    async signUp({ email, password, nombre, paterno, materno }: SignUp, requester: Requester): Promise<void> {
      refuseCommon(password);
      const passwordHash = await hashPassword(password);
      const token = newMailToken();
      await db.transaction(async (tx) => {
        const account = await userByEmail(tx, email);
        const at = await askedAt(tx);
        await send(tx, account ? mails.accountExists(email) : mails.confirmation(email, token, at), requester, account);
        await tx.query('update identity.sign_up set used_at = $2 where email = $1 and used_at is null', [email, clock.date()]);
        await tx.query(
          `insert into identity.sign_up (token_hash, email, password_hash, nombre, paterno, materno, expires_at, device)
           values ($1, $2, $3, $4, $5, $6, $7, $8)`,
          [tokenHash(token), email, passwordHash, nombre.trim(), paterno.trim(), materno.trim(), until(confirmLifeMs), requester.device],
        );
      });
    },

    /** What a registration's link confirms. It changes nothing. Throws 422 `token-spent` or `token-expired`. */
    async check(token: string, { device }: Pick<Requester, 'device'>): Promise<{ email: string; isThisDevice: boolean }> {
      const row = await signUpOf(db, token);
      return { email: row.email, isThisDevice: row.device === device };
    },

    /**
     * Makes the account of a link, once, and opens its session. A password replaces that of the registration; on another device than that of
     * the registration it is needed. Throws 422 `token-spent`, `token-expired`, `password-needed` or `password-common`.
     */
    async confirm(
      { token, password, device }: { token: string; password: string | null; device: string },
      open: (tx: Sql, account: Account) => Promise<string>,
    ): Promise<string> {
      const { device: asked } = await signUpOf(db, token);
      if (password === null && asked !== device) throw passwordNeeded();
      if (password !== null) refuseCommon(password);
      const chosen = password === null ? undefined : await hashPassword(password);
      return db.transaction(async (tx) => {
        const row = await usable<SignUpRow>(tx, 'sign_up', token);
        const user = { ...row, phone: undefined, passwordHash: chosen ?? row.password_hash, passwordByMailbox: true };
        const account = await createUser(tx, user, clock.date());
        if (!account) throw tokenRefused('token-spent');
        return open(tx, account);
      });
    },

    /** Mails a link for a new password. An e-mail without an account gets a mail that says so. Throws 429. (API-045) */
    async forgot(email: string, requester: Requester): Promise<void> {
      await db.transaction(async (tx) => {
        const account = await userByEmail(tx, email);
        const token = resetToken(await resetLink(tx, account?.id), secret);
        await send(tx, account ? mails.recovery(email, token) : mails.noAccount(email), requester, account);
      });
    },

    /**
     * Stores the new password of a link and returns its account. The sessions and the other links of the account end. Throws 422
     * `token-spent`, `token-expired` or `password-common`.
     */
    async reset(token: string, password: string): Promise<string> {
      refuseCommon(password);
      const passwordHash = await hashPassword(password);
      return db.transaction(async (tx) => {
        const { account_id: id } = await usable<ResetRow>(tx, 'password_reset', token);
        const [account] = await tx.query<{ email: string }>(
          `update identity.account set password_hash = $2, password_by_mailbox = true, updated_at = $3
           where id = $1 and deleted_at is null returning email`,
          [id, passwordHash, clock.date()],
        );
        if (!account || id === null) throw tokenRefused('token-spent');
        await tx.query('update identity.password_reset set used_at = $2 where account_id = $1 and used_at is null', [id, clock.date()]);
        await sessions.endAll(tx, id);
        await outbox.mail(tx, mails.passwordChanged(account.email, 'all'));
        return id;
      });
    },

    /** Deletes links that expired long ago. */
    async forget(): Promise<void> {
      const before = new Date(clock.machineNow() - keptAfterMs);
      await db.query('delete from identity.sign_up where expires_at < $1', [before]);
      await db.query('delete from identity.password_reset where expires_at < $1', [before]);
    },
  };
}
