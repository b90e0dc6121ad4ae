import { type Kysely, sql } from 'kysely';

/** A cart keeps the currency of its prices when another network is loaded. All carts before were in MXN. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table trip.cart add column currency text not null default 'MXN'`.execute(db);
  await sql`alter table trip.cart alter column currency drop default`.execute(db);
}
