import { type Kysely, sql } from 'kysely';

/** An order keeps the coupon or the points that reduced it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table trip.ticket_order add column discount jsonb`.execute(db);
}
