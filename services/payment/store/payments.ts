import type { Clock } from '../../shared/clock.ts';
import { type Sql, sqlState } from '../../shared/db.ts';
import { forgetAnswers } from '../../shared/idempotency.ts';
import { forgetMessages } from '../../shared/outbox.ts';
import type { Facts, NewPayment, Payment } from '../domain/payment.ts';
import { eventOfStep } from '../domain/paymentLog.ts';
import { house, pointsLifeDays } from '../domain/points.ts';
import type { PaymentState } from '../domain/saga.ts';
import { leaseEnd, paymentLeases } from './paymentLeases.ts';
import { paymentReads } from './paymentReads.ts';

/** Deletes the names of an account from its ended payments, and returns how many have not ended. */
async function forgetCustomer(sql: Sql, accountId: string): Promise<number> {
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
}

/** Inserts the row before any other call, leased to the caller. 'taken' when the cart has another payment or the key is in use. */
async function insertPayment(db: Sql, clock: Clock, payment: NewPayment): Promise<Payment | 'taken'> {
  try {
    const rows = await db.query<Payment>(
      `with made as (insert into payment.payment (id, idempotency_key, cart_id, account_id, folio, reference, state, method, amount, customer, session, created_at, deadline_at,
         discount, points, coupon_use, earns, currency, persons, lease_until)
       values ($1, $2, $3, $4, $5, $6, 'created', $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, ${leaseEnd}) returning *),
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
}

/** One step of a payment: the states that it leads between, and what is learned in it. */
interface StepToMake {
  readonly id: string;
  readonly from: PaymentState;
  readonly to: PaymentState;
  readonly facts: Facts;
}

/**
 * Makes a step once. Undefined when the payment is no longer in `from`. The lease stays. The spent points of a payment that fails come
 * back in the same statement and count like new ones, and the log has the step.
 */
async function makeStep(db: Sql, clock: Clock, { id, from, to, facts }: StepToMake): Promise<Payment | undefined> {
  const rows = await db.query<Payment>(
    `with moved as (update payment.payment set state = $3, reason = coalesce($4, reason), bank_id = coalesce($5, bank_id),
       authorization_code = coalesce($6, authorization_code), challenge_id = coalesce($7, challenge_id), challenge_url = coalesce($8, challenge_url),
       order_id = coalesce($9, order_id), release = coalesce($10, release),
       persons = case when $3 in ('created', 'reserved') then persons else '{}' end, operation_at = coalesce($11, operation_at),
       bank_answered_at = coalesce($12, bank_answered_at), next_try_at = clock_timestamp(),
       lease_until = ${leaseEnd}
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
}

export type Payments = ReturnType<typeof createPayments>;

/** `note` receives a payment that was made or has made a step. Its transaction may still fail. */
export function createPayments(sql: Sql, clock: Clock, note: (payment: Payment) => void = () => undefined) {
  return {
    ...paymentReads(sql),
    ...paymentLeases(sql),
    forgetCustomer: (accountId: string) => forgetCustomer(sql, accountId),
    async insert(payment: NewPayment, db: Sql = sql) {
      const made = await insertPayment(db, clock, payment);
      if (made !== 'taken') note(made);
      return made;
    },
    async step(db: Sql, id: string, from: PaymentState, to: PaymentState, facts: Facts = {}) {
      const moved = await makeStep(db, clock, { id, from, to, facts });
      if (moved !== undefined) note(moved);
      return moved;
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

    /** Marks a payment whose capture the bank refused, for an operator; false when it is marked already. */
    async captureRefused(id: string): Promise<boolean> {
      const rows = await sql.query(
        'update payment.payment set capture_refused_at = $2 where id = $1 and capture_refused_at is null returning id',
        [id, clock.date()],
      );
      return rows.length > 0;
    },

    /** Takes the mark away: the bank captures after all. */
    async captureAccepted(id: string): Promise<void> {
      await sql.query('update payment.payment set capture_refused_at = null where id = $1', [id]);
    },

    /** Stores the bank's id of a payment whose charge is asked; false when it was closed meanwhile. */
    async beginAtBank(id: string, bankId: string): Promise<boolean> {
      const rows = await sql.query("update payment.payment set bank_id = $2 where id = $1 and state = 'asking' returning id", [id, bankId]);
      return rows.length > 0;
    },

    /** The payment with the corrected e-mail of who paid. Throws when it does not exist. */
    async correctEmail(db: Sql, id: string, email: string): Promise<Payment> {
      const [row] = await db.query<Payment>(
        `update payment.payment set customer = jsonb_set(customer, '{email}', to_jsonb($2::text)) where id = $1 returning *`,
        [id, email],
      );
      if (row === undefined) throw new Error(`no payment ${id}`);
      return row;
    },

    async askNotice(db: Sql, id: string): Promise<Payment | undefined> {
      return (await db.query<Payment>('update payment.payment set notice_asked = true where id = $1 returning *', [id]))[0];
    },

    /** Records the instant of an answer of the bank that changes no state. */
    async recordAnswer(id: string): Promise<void> {
      await sql.query('update payment.payment set bank_answered_at = $2 where id = $1', [id, clock.date()]);
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
