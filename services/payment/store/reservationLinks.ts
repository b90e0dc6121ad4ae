import type { Clock } from '../../shared/clock.ts';
import type { Sql } from '../../shared/db.ts';
import { digestOf } from '../../shared/digest.ts';

/** Stores the hash of a link's token; once. */
export async function saveLink(sql: Sql, clock: Clock, token: string, reservationId: string): Promise<void> {
  await sql.query('insert into payment.reservation_link (token_hash, reservation_id, made_at) values ($1, $2, $3) on conflict do nothing', [
    digestOf(token),
    reservationId,
    clock.date(),
  ]);
}

/** The reservation of a mailed link, or undefined. */
export async function reservationOfLink(sql: Sql, token: string): Promise<string | undefined> {
  const rows = await sql.query<{ reservation_id: string }>('select reservation_id from payment.reservation_link where token_hash = $1', [
    digestOf(token),
  ]);
  return rows[0]?.reservation_id;
}
