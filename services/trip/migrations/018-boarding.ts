import { type Kysely, sql } from 'kysely';

/** A ticket has the instant of its boarding. A code that a new name ended stays known, so that a driver reads why it is not valid. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table trip.cart_ticket add column used_at timestamptz`.execute(db);
  await sql`alter table trip.older_ticket add column used_at timestamptz`.execute(db);
  await sql`create index cart_ticket_of_run on trip.cart_ticket (run_id) where status = 'issued'`.execute(db);
  await sql`create index older_ticket_of_key on trip.older_ticket (ikey) where ikey <> ''`.execute(db);
  await sql`
    create table trip.ended_code (
      item_id text primary key,
      ticket_id text not null,
      ended_at timestamptz not null
    )`.execute(db);
}
