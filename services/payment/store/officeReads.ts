import type { Sql } from '../../shared/db.ts';
import { unsentState, waits } from '../../shared/outbox.ts';
import { masked } from '../domain/masked.ts';
import { officeActs } from '../domain/officeAct.ts';
import type { Payment } from '../domain/payment.ts';

/** Most rows of a list, of the messages of a payment, and of its history. */
const mostListed = 200;
const mostOfPayment = 50;

interface LastAct {
  readonly act: string;
  readonly person: string;
  readonly reason: string | null;
  readonly at: string;
}
export type ListedPayment = Payment & { readonly last_act: LastAct | null };

/** Payments that have not ended, the oldest first. Vouchers come last, because their deadline is days away. */
export const openPayments = (sql: Sql): Promise<ListedPayment[]> =>
  sql.query<ListedPayment>(
    `select p.*,
       (select json_build_object('act', a.act, 'person', a.staff_name, 'reason', a.reason, 'at', a.made_at)
        from platform.act a where a.about @> array[p.id] order by a.id desc limit 1) as last_act
     from payment.payment p
     where p.state not in ('paid', 'refused', 'refunded') or p.release is not null
     order by p.state = 'reserved', p.created_at limit ${mostListed}`,
  );

interface Unsent extends Record<string, unknown> {
  readonly id: string;
  readonly kind: 'mail' | 'sms';
  readonly state: 'waiting' | 'expired' | 'given-up';
  readonly tries: number;
  readonly refused: string | null;
  readonly created_at: Date;
}

/** Messages that were not sent, without recipients, what was given up first. Of a kind without a server only that: nothing else waits. */
export const unsentOf = (sql: Sql, kindsWithServer: readonly string[]): Promise<Unsent[]> =>
  sql.query<Unsent>(
    `select * from (select id::text, kind, ${unsentState} as state, tries, refused, created_at from platform.outbox where sent_at is null) as unsent
     where state = 'given-up' or kind = any ($1) order by state = 'given-up' desc, id::bigint desc limit ${mostListed}`,
    [kindsWithServer],
  );

/** Acts of persons on payments and messages since an instant. */
export async function actsSince(sql: Sql, since: Date): Promise<number> {
  const [row] = await sql.query<{ count: number }>(
    'select count(*)::int as count from platform.act where made_at >= $1 and act = any ($2)',
    [since, officeActs],
  );
  return row?.count ?? 0;
}

interface Sent extends Record<string, unknown> {
  readonly id: string;
  readonly kind: 'mail' | 'sms';
  readonly subject: string | null;
  readonly recipient: string;
  readonly created_at: Date;
  readonly sent_at: Date | null;
  readonly state: 'waiting' | 'sent' | 'given-up' | 'refused';
}

/** SQL: a message to the account $1 about the payment $2 with the folio $3. */
const ofPayment = `about = $1 and (attachment ->> 'id' = $2 or strpos(text, $3) > 0 or strpos(coalesce(subject, ''), $3) > 0)`;

/** The messages of a payment, the newest first, to recipients that name nobody. */
export async function messagesOf(sql: Sql, { account_id: accountId, id, folio }: Payment) {
  const rows = await sql.query<Sent>(
    `select id::text, kind, subject, recipient, created_at, sent_at,
       case when sent_at is not null then 'sent' when refused is not null then 'refused' when ${waits} then 'waiting' else 'given-up' end as state
     from platform.outbox where ${ofPayment} order by platform.outbox.id desc limit ${mostOfPayment}`,
    [accountId, id, folio],
  );
  return rows.map(({ recipient, created_at: createdAt, sent_at: sentAt, ...row }) => ({
    ...row,
    to: masked(recipient),
    createdAt: createdAt.toISOString(),
    sentAt: sentAt?.toISOString() ?? null,
  }));
}

/** Takes back what was not sent yet of a payment to an address. */
export async function withdrawMessages(tx: Sql, { account_id: accountId, id, folio }: Payment, recipient: string): Promise<void> {
  await tx.query(`delete from platform.outbox where sent_at is null and recipient = $4 and ${ofPayment}`, [
    accountId,
    id,
    folio,
    recipient,
  ]);
}

interface Made extends Record<string, unknown> {
  readonly at: Date;
  readonly person: string;
  readonly act: string;
  readonly reason: string | null;
  readonly detail: Record<string, string | number | boolean | null>;
}

/** What persons did with a payment or its order, the newest first. */
export async function historyOf(sql: Sql, { id, order_id: orderId }: Payment) {
  const rows = await sql.query<Made>(
    `select made_at as at, staff_name as person, act, reason, detail from platform.act where about && $1 order by id desc limit ${mostOfPayment}`,
    [orderId === null ? [id] : [id, orderId]],
  );
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}
