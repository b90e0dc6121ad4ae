import { type Kysely, sql } from 'kysely';

/** A cart may change bought tickets: their value as credit in 1/100000 peso, and the replaced ticket of each new one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table trip.cart
      add column credits_total bigint not null default 0,
      add column earn_points bigint not null default 0 check (earn_points >= 0),
      add constraint cart_credits_check check (credits_total between 0 and total + services_total)`.execute(db);
  await sql`alter table trip.cart_ticket add column replaces text references trip.cart_ticket (id)`.execute(db);
  await sql`create index cart_ticket_replaces on trip.cart_ticket (replaces) where replaces is not null`.execute(db);
}
