import type { Clock } from '../../shared/clock.ts';
import type { Database } from '../../shared/db.ts';
import { forgetAnswers } from '../../shared/idempotency.ts';
import { forgetMessages } from '../../shared/outbox.ts';
import { Problem } from '../../shared/problem.ts';
import { accountById } from '../store/accounts.ts';
import type { AccountGateway, HeldAccount } from '../gateways/account.ts';
import type { Sessions } from '../store/sessions.ts';

const retrySeconds = 30;
/** Days without a visit after which a guest is removed, and guests that are removed in one hour. */
const guestDays = 400;
const guestsAtOnce = 50;

export interface Removal {
  readonly accountId: string;
  /** As the traveller typed it. */
  readonly email: string;
  readonly loseTickets: boolean;
}

export type Removals = ReturnType<typeof createRemovals>;

/**
 * Deletion of accounts. The personal data of this service goes at once; the other services are asked until theirs is gone too. The row of
 * an account stays without data, because its payments name its id. (decision 18)
 */
export function createRemovals(
  db: Database,
  clock: Clock,
  { sessions, gateway }: { sessions: Pick<Sessions, 'endAll'>; gateway: AccountGateway },
) {
  /** Asks the other services about one account. Rejects when one does not answer; a later try then finishes. */
  async function finish(account: HeldAccount): Promise<void> {
    if (await gateway.forget(account)) await db.query('delete from identity.removal where account_id = $1', [account.accountId]);
  }

  const removals = {
    /**
     * Deletes an account. Its e-mail is free afterwards. Throws 422 `email-differs`, 409 `payment-in-progress`, or 409 `live-tickets` while
     * the loss of tickets is not accepted. (PROFILE-034, PROFILE-035)
     */
    async remove({ accountId, email, loseTickets }: Removal): Promise<void> {
      const account = await accountById(db, accountId);
      if (account && account.email !== email.trim().toLowerCase())
        throw new Problem(422, 'email-differs', 'El correo no es el de tu cuenta.');
      const { liveTickets, payingCarts } = await gateway.tickets({ accountId, email: account?.email });
      if (payingCarts > 0) throw new Problem(409, 'payment-in-progress', 'Espera a que termine tu pago.', { retryable: true });
      if (liveTickets > 0 && !loseTickets) throw new Problem(409, 'live-tickets', 'Tienes boletos vigentes.', { liveTickets });
      await db.transaction(async (tx) => {
        await sessions.endAll(tx, accountId);
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
        await tx.query('delete from identity.asking where recipient = any ($1)', [recipients]);
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
      await finish({ accountId, email: account?.email }).catch(() => undefined);
    },

    /** Removes guests whom nobody has seen for 400 days. Those with a ticket for a later day wait for it. */
    async forgetGuests(): Promise<void> {
      const rows = await db.query<{ id: string; email: string }>(
        `select id, email from identity.account
         where kind = 'guest' and deleted_at is null and created_at < $1 and not exists (
           select from identity.refresh_family where account_id = account.id and coalesce(seen_at, created_at) >= $1)
         order by created_at limit $2`,
        [new Date(clock.machineNow() - guestDays * 86_400_000), guestsAtOnce],
      );
      for (const { id, email } of rows) {
        await removals.remove({ accountId: id, email, loseTickets: false }).catch((error: unknown) => {
          if (!(error instanceof Problem)) throw error;
        });
      }
    },

    /** Tries the removals that other services did not finish. */
    async finishAll(): Promise<void> {
      const rows = await db.query<{ account_id: string; email: string | null }>(
        `update identity.removal set next_try_at = clock_timestamp() + make_interval(secs => $1)
         where next_try_at <= clock_timestamp() returning account_id, email`,
        [retrySeconds],
      );
      for (const { account_id: accountId, email } of rows) await finish({ accountId, email: email ?? undefined });
    },
  };
  return removals;
}
