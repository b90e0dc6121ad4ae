import { type Kysely, sql } from 'kysely';

/**
 * The tickets of the older platform. `ticket` has the facts as it handed them over; name and key may change afterwards. `older_refund` is
 * what a cancellation promised and the payment service may not have credited yet.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table trip.older_ticket (
      id text primary key,
      operation text not null,
      reservation text,
      email text not null,
      ikey text not null,
      ticket jsonb not null,
      departs_at timestamptz not null,
      release_at timestamptz,
      paid bigint not null check (paid >= 0),
      paid_with text check (paid_with in ('card', 'coupon', 'agreement')),
      payment_id text,
      cancellation text,
      renamed boolean not null default false,
      check (ikey = '' or paid_with is not null),
      check (ikey <> '' or release_at is not null)
    )`.execute(db);
  await sql`create index older_ticket_of_email on trip.older_ticket (email, departs_at)`.execute(db);
  await sql`create index older_ticket_of_operation on trip.older_ticket (operation)`.execute(db);
  await sql`create index older_ticket_of_reservation on trip.older_ticket (reservation)`.execute(db);
  await sql`
    create table trip.older_refund (
      ticket_id text primary key references trip.older_ticket (id),
      account_id text not null,
      amount bigint not null check (amount > 0),
      credited_at timestamptz
    )`.execute(db);
  await sql`create index older_refund_due on trip.older_refund (ticket_id) where credited_at is null`.execute(db);
}
