import type { Clock } from '../../shared/clock.ts';
import { type Sql, sqlState } from '../../shared/db.ts';
import { forgetAnswers } from '../../shared/idempotency.ts';
import { forgetMessages } from '../../shared/outbox.ts';
import type { Facts, NewPayment, Payment } from '../domain/payment.ts';
import { eventOfStep } from '../domain/paymentLog.ts';
import { house, pointsLifeDays } from '../domain/points.ts';
import type { PaymentState } from '../domain/saga.ts';

/** Seconds for which one worker owns a payment. It renews the lease while it works, so the lease of a crashed worker expires soon. */
const leaseSeconds = 6;
export const leaseRenewalMs = 2000;

export type Payments = ReturnType<typeof createPayments>;

export function createPayments(sql: Sql, clock: Clock) {
  const one = async (condition: string, values: readonly unknown[]): Promise<Payment | undefined> =>
    (await sql.query<Payment>(`select * from payment.payment where ${condition}`, values))[0];

  return {
    byId: (id: string) => one('id = $1', [id]),
    /** The last payment of a key. A key has several when the bank did not answer. */
    byKey: (key: string) => one('idempotency_key = $1 order by created_at desc, id limit 1', [key]),
    ofFolio: (folio: string) => one('folio = $1', [folio]),
    latestOfCart: (cartId: string) => one('cart_id = $1 order by created_at desc, id limit 1', [cartId]),
    /** By order id, operation number, or the id of a cart that became an order. */
    ofOrder: (id: string) =>
      one('order_id is not null and (order_id = $1 or folio = $1 or cart_id = $1) order by created_at desc limit 1', [id]),
    unknownOf: (accountId: string) => one("account_id = $1 and state = 'unknown' order by created_at limit 1", [accountId]),
    /** The reservation with a till's reference. */
    ofReference: (reference: string) => one("reference = $1 and method = 'pay_later'", [reference]),
    openOfCart: (cartId: string) => one("cart_id = $1 and state not in ('refused', 'refunded')", [cartId]),

    /** The number of reservations that a person has not paid yet. (CASH-010, decision 41) */
    async pendingOf(accountId: string, marks: readonly string[], db: Sql = sql): Promise<number> {
      const rows = await db.query<{ count: number }>(
        `select count(*)::int as count from payment.payment
         where method = 'pay_later' and state in ('created', 'reserved') and (account_id = $1 or persons && $2)`,
        [accountId, marks],
      );
      return rows[0]?.count ?? 0;
    },

    /** The reservations of an account that nobody has paid. */
    async reservedOf(accountId: string): Promise<readonly string[]> {
      const rows = await sql.query<{ id: string }>("select id from payment.payment where account_id = $1 and state = 'reserved'", [
        accountId,
      ]);
      return rows.map(({ id }) => id);
    },

    /** Deletes the names of an account from its ended payments, and returns how many have not ended. */
    async forgetCustomer(accountId: string): Promise<number> {
      await sql.query('delete from payment.saved_card where account_id = $1', [accountId]);
      await sql.query('delete from payment.ride_coupon where account_id = $1', [accountId]);
      await sql.query(
        'delete from payment.resent_mail using payment.payment where payment.order_id = resent_mail.order_id and account_id = $1',
        [accountId],
      );
      await forgetMessages(sql, accountId);
      await forgetAnswers(sql, accountId);
      await sql.query(
        `update payment.payment set customer = '{"firstName": "", "lastName": "", "email": ""}'
         where account_id = $1 and state in ('paid', 'refused', 'refunded') and release is null`,
        [accountId],
      );
      const [left] = await sql.query<{ open: number }>(
        `select count(*)::int as open from payment.payment
         where account_id = $1 and not (state in ('paid', 'refused', 'refunded') and release is null)`,
        [accountId],
      );
      return left?.open ?? 0;
    },

    /** Inserts the row before any other call, leased to the caller. 'taken' when the cart has another payment or the key is in use. */
    async insert(payment: NewPayment, db: Sql = sql): Promise<Payment | 'taken'> {
      try {
        const rows = await db.query<Payment>(
          `with made as (insert into payment.payment (id, idempotency_key, cart_id, account_id, folio, reference, state, method, amount, customer, session, created_at, deadline_at,
             discount, points, coupon_use, earns, currency, persons, lease_until)
           values ($1, $2, $3, $4, $5, $6, 'created', $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, clock_timestamp() + make_interval(secs => ${leaseSeconds})) returning *),
           used as (insert into payment.coupon_use (coupon_id, mark, payment_id)
             select $19, mark, made.id from made cross join unnest($20::text[]) as mark)
           select * from made`,
          [
            payment.id,
            payment.key,
            payment.cartId,
            payment.accountId,
            payment.folio,
            payment.reference,
            payment.method,
            payment.amount,
            JSON.stringify(payment.customer),
            payment.session ?? null,
            clock.date(),
            payment.deadlineAt,
            payment.discount ? JSON.stringify(payment.discount) : null,
            payment.discount?.kind === 'points' ? payment.discount.amount : 0,
            payment.couponUse?.name ?? null,
            payment.earns ?? 0,
            payment.currency,
            payment.persons ?? [],
            payment.couponUse?.couponId ?? null,
            payment.couponUse?.marks ?? [],
          ],
        );
        return rows[0] ?? 'taken';
      } catch (error) {
        if (sqlState(error) === '23505') return 'taken';
        throw error;
      }
    },

    /**
     * Makes a step once. Undefined when the payment is no longer in `from`. The lease stays. The spent points of a payment that fails come
     * back in the same statement and count like new ones, and the log has the step.
     */
    async step(db: Sql, id: string, from: PaymentState, to: PaymentState, facts: Facts = {}): Promise<Payment | undefined> {
      const rows = await db.query<Payment>(
        `with moved as (update payment.payment set state = $3, reason = coalesce($4, reason), bank_id = coalesce($5, bank_id),
           authorization_code = coalesce($6, authorization_code), challenge_id = coalesce($7, challenge_id), challenge_url = coalesce($8, challenge_url),
           order_id = coalesce($9, order_id), release = coalesce($10, release),
           persons = case when $3 in ('created', 'reserved') then persons else '{}' end, operation_at = coalesce($11, operation_at),
           bank_answered_at = coalesce($12, bank_answered_at), next_try_at = clock_timestamp(),
           lease_until = clock_timestamp() + make_interval(secs => ${leaseSeconds})
         where id = $1 and state = $2 returning *),
         returned as (insert into payment.points_entry (reference, account_id, amount, description, made_at, expires_at)
           select 'back ' || moved.id, side.account_id, side.amount, 'Devolución de una compra', $13::timestamptz, $13::timestamptz + make_interval(days => $14)
           from moved cross join lateral (values (moved.account_id, moved.points), ('${house}', -moved.points)) as side (account_id, amount)
           where moved.points > 0 and moved.state in ('refused', 'refunded')),
         freed as (delete from payment.coupon_use using moved
           where coupon_use.payment_id = moved.id and moved.state in ('refused', 'refunded')),
         logged as (insert into payment.payment_log (payment_id, event, at, last_at)
           select moved.id, $15, $13, $13 from moved where $15::text is not null)
         select * from moved`,
        [
          id,
          from,
          to,
          facts.reason ?? null,
          facts.bankId ?? null,
          facts.authorization ?? null,
          facts.challengeId ?? null,
          facts.challengeUrl ?? null,
          facts.orderId ?? null,
          facts.release ?? null,
          facts.operationAt ?? null,
          facts.bankAnsweredAt ?? null,
          clock.date(),
          pointsLifeDays,
          eventOfStep[to],
        ],
      );
      return rows[0];
    },

    /** Marks a waiting reservation as reminded, once. */
    async reminded(db: Sql, id: string): Promise<Payment | undefined> {
      const rows = await db.query<Payment>(
        "update payment.payment set reminded_at = $2 where id = $1 and state = 'reserved' and reminded_at is null returning *",
        [id, clock.date()],
      );
      return rows[0];
    },

    async released(db: Sql, id: string, retryAllowed: boolean): Promise<Payment | undefined> {
      const rows = await db.query<Payment>('update payment.payment set release = null, retry_allowed = $2 where id = $1 returning *', [
        id,
        retryAllowed,
      ]);
      return rows[0];
    },

    async askNotice(db: Sql, id: string): Promise<Payment | undefined> {
      return (await db.query<Payment>('update payment.payment set notice_asked = true where id = $1 returning *', [id]))[0];
    },

    async heard(id: string): Promise<void> {
      await sql.query('update payment.payment set bank_answered_at = $2 where id = $1', [id, clock.date()]);
    },

    /** Leases a payment to this worker. Undefined while another worker has the lease. */
    async lease(id: string): Promise<Payment | undefined> {
      const rows = await sql.query<Payment>(
        `update payment.payment set lease_until = clock_timestamp() + make_interval(secs => ${leaseSeconds})
         where id = $1 and (lease_until is null or lease_until < clock_timestamp()) returning *`,
        [id],
      );
      return rows[0];
    },

    /** Renews a lease. It does not renew a lease that was returned meanwhile, because nobody would end it early. */
    async renew(id: string): Promise<void> {
      await sql.query(
        `update payment.payment set lease_until = clock_timestamp() + make_interval(secs => ${leaseSeconds}) where id = $1 and lease_until is not null`,
        [id],
      );
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
        `update payment.payment set lease_until = clock_timestamp() + make_interval(secs => ${leaseSeconds})
         where id in (
           select id from payment.payment
           where (state not in ('paid', 'refused', 'refunded') or release is not null)
             and next_try_at <= clock_timestamp() and (lease_until is null or lease_until < clock_timestamp())
           order by next_try_at limit $1 for update skip locked)
         returning *`,
        [limit],
      );
    },

    /** Stores an event of the bank; false when it is already stored. */
    async firstTime(eventId: string, paymentId: string, type: string): Promise<boolean> {
      const rows = await sql.query(
        'insert into payment.bank_event (id, payment_id, type, received_at) values ($1, $2, $3, $4) on conflict do nothing returning id',
        [eventId, paymentId, type, clock.date()],
      );
      return rows.length > 0;
    },
  };
}
