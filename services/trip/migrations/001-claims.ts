import { type Kysely, sql } from 'kysely';

/**
 * A claim is a row under an exclusion constraint over run, seat and legs, so claims never overlap on any number of processes. Every change
 * of a run's claims locks the row of the run first, so versions have no gaps and changes are serialised.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create extension if not exists btree_gist`.execute(db);
  await sql`
    create table trip.run (
      id text primary key,
      version bigint not null default 0
    )`.execute(db);
  await sql`
    create table trip.claim (
      id bigint generated always as identity primary key,
      run_id text not null references trip.run (id),
      seat integer not null,
      legs int4range not null check (not isempty(legs)),
      kind text not null check (kind in ('selected', 'blocked', 'sold')),
      holder text not null,
      cart_id text,
      expires_at timestamptz,
      version bigint not null,
      check ((kind = 'sold') = (expires_at is null)),
      check ((kind = 'blocked') <= (cart_id is not null)),
      exclude using gist (run_id with =, seat with =, legs with &&)
    )`.execute(db);
  await sql`create index claim_cart on trip.claim (cart_id) where cart_id is not null`.execute(db);
  await sql`create index claim_expiry on trip.claim (expires_at) where kind = 'selected'`.execute(db);
  await sql`create index claim_holder on trip.claim (run_id, holder)`.execute(db);
  await sql`
    create table trip.seat_event (
      id bigint generated always as identity primary key,
      run_id text not null,
      version bigint not null,
      type text not null,
      seat integer not null,
      legs int4range not null,
      kind text,
      holder text not null,
      expires_at timestamptz,
      happened_at timestamptz not null,
      published_at timestamptz,
      unique (run_id, version)
    )`.execute(db);
  await sql`create index seat_event_waiting on trip.seat_event (run_id, version) where published_at is null`.execute(db);
}
