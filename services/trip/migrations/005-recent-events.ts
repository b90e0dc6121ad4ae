import { type Kysely, sql } from 'kysely';

/** Index for the recently published events, which are queried every few seconds among the events of a day. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index seat_event_published on trip.seat_event (published_at) where published_at is not null`.execute(db);
}
