import { type Kysely, sql } from 'kysely';

/** An order has the instant at which its names were deleted. The indexes find what is old. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table trip.ticket_order add column forgotten_at timestamptz`.execute(db);
  await sql`create index ticket_order_to_forget on trip.ticket_order (departs_at) where forgotten_at is null`.execute(db);
  await sql`create index cart_ended on trip.cart (expires_at) where status in ('released', 'expired')`.execute(db);
  await sql`create index claim_of_day on trip.claim (right(run_id, 10))`.execute(db);
}
