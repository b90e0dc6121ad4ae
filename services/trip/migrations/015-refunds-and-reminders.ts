import { type Kysely, sql } from 'kysely';

/**
 * One table for the refunds of both platforms. A row waits until the payment service has credited it, and has taken back what the ticket
 * had earned; a ticket that refunds nothing may have earned points. Each row keeps the reference under which it may be credited already.
 *
 * An order has the instant of its first departure, of which its buyer is reminded once. Older orders have none and remind nobody.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table trip.refund (
      ticket_id text primary key,
      account_id text not null,
      amount bigint not null check (amount >= 0),
      reference text not null unique,
      credit_key uuid not null default gen_random_uuid(),
      credited_at timestamptz,
      next_try_at timestamptz not null
    )`.execute(db);
  await sql`
    insert into trip.refund (ticket_id, account_id, amount, reference, credit_key, credited_at, next_try_at)
    select ticket_id, account_id, refund, 'cancel-' || ticket_id, credit_key, credited_at, next_try_at from trip.cancellation`.execute(db);
  await sql`
    insert into trip.refund (ticket_id, account_id, amount, reference, credited_at, next_try_at)
    select ticket_id, account_id, amount, 'cancel ' || ticket_id, credited_at, clock_timestamp() from trip.older_refund`.execute(db);
  await sql`create index refund_due on trip.refund (next_try_at) where credited_at is null`.execute(db);
  await sql`drop table trip.older_refund`.execute(db);
  await sql`drop index trip.cancellation_due`.execute(db);
  await sql`
    alter table trip.cancellation
      drop column account_id, drop column refund, drop column credit_key, drop column credited_at, drop column next_try_at`.execute(db);
  await sql`alter table trip.ticket_order add column departs_at timestamptz, add column reminded_at timestamptz`.execute(db);
  await sql`create index ticket_order_to_remind on trip.ticket_order (departs_at) where reminded_at is null`.execute(db);
}
