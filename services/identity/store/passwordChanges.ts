import type { Clock } from '../../shared/clock.ts';
import type { Database } from '../../shared/db.ts';
import type { Outbox } from '../../shared/outbox.ts';
import { Problem, unauthorized } from '../../shared/problem.ts';
import { accountById } from './accounts.ts';
import type { Requester } from './devices.ts';
import { hashPassword } from '../domain/secret.ts';
import type { IdentityMails } from '../domain/mails.ts';
import { type Passwords, refuseCommon } from './passwords.ts';
import type { Sessions } from './sessions.ts';

export interface PasswordChange {
  readonly accountId: string;
  /** The access token of the session that stays. */
  readonly token: string;
  readonly current: string;
  readonly password: string;
}

interface ChangeParts {
  readonly passwords: Passwords;
  readonly mails: IdentityMails;
  readonly sessions: Sessions;
}

export type PasswordChanges = ReturnType<typeof createPasswordChanges>;

/** New passwords of signed-in accounts. */
export function createPasswordChanges(db: Database, clock: Clock, outbox: Outbox, { passwords, mails, sessions }: ChangeParts) {
  return {
    /** Stores a new password. The other sessions and the links for a new one end. Throws 422 `current-password-wrong`, `password-common`, 429. */
    async change({ accountId, token, current, password }: PasswordChange, requester: Requester): Promise<void> {
      refuseCommon(password);
      const account = await accountById(db, accountId);
      if (!account) throw unauthorized('session-expired');
      await passwords.check(account.email, current, requester).catch((error: unknown) => {
        if (!(error instanceof Problem) || error.code !== 'bad-credentials') throw error;
        throw new Problem(422, 'current-password-wrong', 'La contraseña actual no es correcta.');
      });
      const passwordHash = await hashPassword(password);
      await db.transaction(async (tx) => {
        const now = clock.date();
        await tx.query('update identity.account set password_hash = $2, updated_at = $3 where id = $1', [accountId, passwordHash, now]);
        await tx.query('update identity.password_reset set used_at = $2 where account_id = $1 and used_at is null', [accountId, now]);
        await sessions.endOthers(tx, accountId, token);
        await outbox.mail(tx, mails.passwordChanged(account.email, 'others'));
      });
    },
  };
}
