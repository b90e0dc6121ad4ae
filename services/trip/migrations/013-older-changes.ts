import { type Kysely, sql } from 'kysely';

/** A ticket of a cart may replace a ticket of the older platform, which then has the time of its change. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table trip.cart_ticket
      add column replaces_older text references trip.older_ticket (id),
      add constraint cart_ticket_replaces_one check (replaces is null or replaces_older is null)`.execute(db);
  await sql`create index cart_ticket_replaces_older on trip.cart_ticket (replaces_older) where replaces_older is not null`.execute(db);
  await sql`alter table trip.older_ticket add column changed_at timestamptz`.execute(db);
}
