import { type Kysely, sql } from 'kysely';

/** Cancelled and renamed tickets. A refund waits in its row until the payment service has credited it. Money is in 1/100000 peso. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table trip.ticket_order add column reference text, add column pay_before timestamptz`.execute(db);
  await sql`create index ticket_order_account on trip.ticket_order (account_id)`.execute(db);
  await sql`alter table trip.cart_ticket add column renamed boolean not null default false`.execute(db);
  await sql`
    create table trip.cancellation (
      ticket_id text primary key references trip.cart_ticket (id),
      request_key uuid not null,
      account_id text not null,
      refund bigint not null check (refund >= 0),
      cancelled_at timestamptz not null,
      credit_key uuid not null default gen_random_uuid(),
      credited_at timestamptz,
      next_try_at timestamptz not null
    )`.execute(db);
  await sql`create index cancellation_request on trip.cancellation (request_key)`.execute(db);
  await sql`create index cancellation_due on trip.cancellation (next_try_at) where credited_at is null`.execute(db);
  await sql`
    create table trip.name_change (
      ticket_id text primary key references trip.cart_ticket (id),
      request_key uuid not null,
      before text not null,
      after text not null,
      comments text not null,
      renamed_at timestamptz not null
    )`.execute(db);
}
