import { type Kysely, sql } from 'kysely';

/**
 * A selection stores its network address and its start. `held_seat` adds up how long a holder selected a seat without a cart. The functions
 * that get more arguments are dropped; their files create them again.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table trip.claim add column address text, add column since timestamptz`.execute(db);
  await sql`
    create table trip.held_seat (
      run_id text not null,
      holder text not null,
      seat integer not null,
      held interval not null,
      ended_at timestamptz not null,
      primary key (run_id, holder, seat)
    )`.execute(db);
  await sql`drop function if exists
    trip.select_once(uuid, text, text, integer[], int4range, text, integer, timestamptz, timestamptz, timestamptz),
    trip.select_seats(text, integer[], int4range, text, integer, timestamptz, timestamptz),
    trip.select_contested(text, integer[], int4range, text, integer, timestamptz, timestamptz),
    trip.put_claim(text, integer, int4range, text, text, text, timestamptz, timestamptz)`.execute(db);
}
