import { forgetAnswers } from '../../shared/idempotency.ts';
import { mailboxOf } from '../../shared/mailbox.ts';
import { forgetMessages } from '../../shared/outbox.ts';
import type { Account } from './accounts.ts';
import type { StoreContext } from './context.ts';
import { endAllSessions } from './sessions.ts';

/** Seconds after which a removal that other services did not finish is tried again. */
const retrySeconds = 30;
/** Days without a visit after which a guest is removed, and guests that are removed in one hour. */
const guestDays = 400;
const guestsAtOnce = 50;

type RemovalContext = Pick<StoreContext, 'db' | 'clock' | 'endedSessions'>;

/**
 * Deletes the personal data of this service at once, and stores that the other services have to delete theirs. The row of an account stays
 * without data, because its payments name its id. (decision 18)
 */
export async function eraseAccount(context: RemovalContext, accountId: string, account: Account | undefined): Promise<void> {
  const { db, clock } = context;
  await db.transaction(async (tx) => {
    await endAllSessions(context, tx, accountId);
    for (const table of [
      'passenger',
      'preference',
      'known_device',
      'password_reset',
      'code',
      'social_link',
      'passkey',
      'passkey_challenge',
    ])
      await tx.query(`delete from identity.${table} where account_id = $1`, [accountId]);
    await tx.query('update identity.refresh_family set browser = null, system = null where account_id = $1', [accountId]);
    const recipients = [account?.email, account?.phone].flatMap((one) => one || []);
    await forgetMessages(tx, accountId, recipients);
    await forgetAnswers(tx, accountId);
    await tx.query('delete from identity.asking where recipient = any ($1)', [recipients.map(mailboxOf)]);
    await tx.query('delete from identity.code where phone = any ($1) or email = any ($1)', [recipients]);
    await tx.query('delete from identity.social_proof where email = any ($1) or code_email = any ($1)', [recipients]);
    if (account) {
      await tx.query('delete from identity.sign_up where email = $1', [account.email]);
      await tx.query('delete from identity.password_try where email = $1', [account.email]);
    }
    await tx.query(
      `update identity.account set email = '', phone = null, phone_verified = false, cellphone = null, nombre = '', paterno = '', materno = '',
         full_name = '', password_hash = null, sexo = null, birthday = null, viaja = null, deleted_at = $2, updated_at = $2
       where id = $1 and deleted_at is null`,
      [accountId, clock.date()],
    );
    await tx.query('insert into identity.removal (account_id, email) values ($1, $2) on conflict do nothing', [
      accountId,
      account?.email ?? null,
    ]);
  });
}

/** The guests whom nobody has seen for 400 days, the oldest first. */
export async function unseenGuests({ db, clock }: RemovalContext): Promise<{ id: string; email: string }[]> {
  return db.query(
    `select id, email from identity.account
     where kind = 'guest' and deleted_at is null and created_at < $1 and not exists (
       select from identity.refresh_family where account_id = account.id and coalesce(seen_at, created_at) >= $1)
     order by created_at limit $2`,
    [new Date(clock.machineNow() - guestDays * 86_400_000), guestsAtOnce],
  );
}

/** Takes the removals that are due for another try. */
export async function takeRemovals({ db }: Pick<StoreContext, 'db'>): Promise<{ account_id: string; email: string | null }[]> {
  return db.query(
    `update identity.removal set next_try_at = clock_timestamp() + make_interval(secs => $1)
     where next_try_at <= clock_timestamp() returning account_id, email`,
    [retrySeconds],
  );
}

export async function endRemoval({ db }: Pick<StoreContext, 'db'>, accountId: string): Promise<void> {
  await db.query('delete from identity.removal where account_id = $1', [accountId]);
}
