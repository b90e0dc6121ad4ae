import type { Sql } from '../../shared/db.ts';
import type { Payment } from '../domain/payment.ts';

/** Seconds for which one worker owns a payment. It renews the lease while it works, so the lease of a crashed worker expires soon. */
const leaseSeconds = 6;
export const leaseRenewalMs = 2000;

/** SQL: the end of a lease that begins now, by the clock of the database. */
export const leaseEnd = `clock_timestamp() + make_interval(secs => ${leaseSeconds})`;

export const paymentLeases = (sql: Sql) => ({
  /** Leases a payment to this worker. Undefined while another worker has the lease. */
  async lease(id: string): Promise<Payment | undefined> {
    const rows = await sql.query<Payment>(
      `update payment.payment set lease_until = ${leaseEnd}
       where id = $1 and (lease_until is null or lease_until < clock_timestamp()) returning *`,
      [id],
    );
    return rows[0];
  },

  /** Renews a lease. It does not renew a lease that was returned meanwhile, because nobody would end it early. */
  async renew(id: string): Promise<void> {
    await sql.query(`update payment.payment set lease_until = ${leaseEnd} where id = $1 and lease_until is not null`, [id]);
  },

  async unlease(id: string, nextTryInSeconds: number): Promise<void> {
    await sql.query(
      'update payment.payment set lease_until = null, next_try_at = clock_timestamp() + make_interval(secs => $2) where id = $1',
      [id, nextTryInSeconds],
    );
  },

  /** Leases payments to this worker that have no lease and whose retry is due. */
  leaseDue(limit: number): Promise<Payment[]> {
    return sql.query<Payment>(
      `update payment.payment set lease_until = ${leaseEnd}
       where id in (
         select id from payment.payment
         where (state not in ('paid', 'refused', 'refunded') or release is not null)
           and next_try_at <= clock_timestamp() and (lease_until is null or lease_until < clock_timestamp())
         order by next_try_at limit $1 for update skip locked)
       returning *`,
      [limit],
    );
  },
});
