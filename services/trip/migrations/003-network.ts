import { type Kysely, sql } from 'kysely';

/** The stored timetables. One row is active; the transaction that activates it retires the one before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table trip.network (
      version text primary key,
      body text not null,
      demo boolean not null,
      active boolean not null,
      loaded_at timestamptz not null
    )`.execute(db);
  await sql`create unique index network_active on trip.network (active) where active`.execute(db);
}
