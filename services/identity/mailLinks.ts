import type { Clock } from '../shared/clock.ts';
import type { Database, Sql } from '../shared/db.ts';
import type { Mail, Outbox } from '../shared/outbox.ts';
import { Problem } from '../shared/problem.ts';
import { type Account, createUser, userByEmail } from './accounts.ts';
import { askedTooMuch, type Askings } from './askings.ts';
import type { Requester } from './devices.ts';
import { confirmLifeMs, keptAfterMs, type MailToken, refusalOf, resetLifeMs } from './domain/mailTokens.ts';
import { hashPassword, newMailToken, tokenHash } from './domain/secret.ts';
import { lock } from './lock.ts';
import type { IdentityMails } from './mails.ts';
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
  password_hash: string;
  nombre: string;
  paterno: string;
  materno: string;
}

interface ResetRow extends MailToken, Record<string, unknown> {
  account_id: string | null;
}

interface MailLinkParts {
  readonly askings: Askings;
  readonly mails: IdentityMails;
  readonly sessions: Sessions;
}

const tokenRefused = (code: 'token-spent' | 'token-expired'): Problem =>
  new Problem(422, code, code === 'token-spent' ? 'Este enlace ya se usó.' : 'Este enlace ya venció.');

export type MailLinks = ReturnType<typeof createMailLinks>;

/**
 * Registration and new passwords, by a link in a mail. The statements and mails are as many for an e-mail without an account, so that
 * neither the answer nor its time reveals one. The links of a stranger never replace those of the owner.
 */
export function createMailLinks(db: Database, clock: Clock, outbox: Outbox, { askings, mails, sessions }: MailLinkParts) {
  /** Sends a mail within the limits of the requester, in the transaction of its link. */
  async function send(tx: Sql, mail: Mail, requester: Requester, account: Account | undefined): Promise<void> {
    await lock(tx, `mail:${mail.to}`);
    const known = await askings.isKnown(tx, requester, account);
    const decision = await askings.decide(tx, mail.to, requester, { known, last: undefined });
    if (!decision.send) throw askedTooMuch(tooMany, decision.waitSeconds);
    if (!known) await askings.allowAddress(tx, requester.address, tooMany);
    await askings.store(tx, mail.to, requester, known ? 'owner' : 'stranger');
    await outbox.mail(tx, mail);
  }

  const until = (lifeMs: number): Date => new Date(clock.now() + lifeMs);

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

  return {
    /** Mails the link that makes the account. The owner of an account gets a mail that says so. Throws 422 `password-common`, 429. */
    async signUp({ email, password, nombre, paterno, materno }: SignUp, requester: Requester): Promise<void> {
      refuseCommon(password);
      const passwordHash = await hashPassword(password);
      const token = newMailToken();
      await db.transaction(async (tx) => {
        const account = await userByEmail(tx, email);
        await send(tx, account ? mails.accountExists(email) : mails.confirmation(email, token), requester, account);
        await tx.query(
          `insert into identity.sign_up (token_hash, email, password_hash, nombre, paterno, materno, expires_at)
           values ($1, $2, $3, $4, $5, $6, $7)`,
          [tokenHash(token), email, passwordHash, nombre.trim(), paterno.trim(), materno.trim(), until(confirmLifeMs)],
        );
      });
    },

    /** Makes the account of a link, once. Throws 422 `token-spent` or `token-expired`. */
    async confirm(tx: Sql, token: string): Promise<Account> {
      const row = await usable<SignUpRow>(tx, 'sign_up', token);
      const account = await createUser(tx, { ...row, phone: undefined, passwordHash: row.password_hash }, clock.date());
      if (!account) throw tokenRefused('token-spent');
      return account;
    },

    /** Mails a link for a new password. An e-mail without an account gets a mail that says so. Throws 429. (API-045) */
    async forgot(email: string, requester: Requester): Promise<void> {
      const token = newMailToken();
      await db.transaction(async (tx) => {
        const account = await userByEmail(tx, email);
        await send(tx, account ? mails.recovery(email, token) : mails.noAccount(email), requester, account);
        await tx.query('insert into identity.password_reset (token_hash, account_id, expires_at) values ($1, $2, $3)', [
          tokenHash(token),
          account?.id ?? null,
          until(resetLifeMs),
        ]);
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
          'update identity.account set password_hash = $2, updated_at = $3 where id = $1 and deleted_at is null returning email',
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
