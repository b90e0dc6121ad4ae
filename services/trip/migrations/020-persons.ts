import { type Kysely, sql } from 'kysely';

/**
 * A cart has the marks of the person and of the network by which its unpaid seats are counted. They are keyed hashes, and go with the cart
 * when it ends or is paid.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table trip.cart add column persons text[] not null default '{}', add column network text`.execute(db);
  await sql`create index cart_ticket_reserved on trip.cart_ticket (run_id) where status = 'reserved'`.execute(db);
}
