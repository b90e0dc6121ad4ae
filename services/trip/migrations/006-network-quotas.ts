import { type Kysely, sql } from 'kysely';

/** A network that was stored before this migration gets no quotas of its own. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update trip.network set body = (jsonb_build_object('quotas', jsonb_build_array()) || body::jsonb)::text`.execute(db);
}
