import type { Sql } from '../../shared/db.ts';

/** Closes the boarding of a run. Returns when it was closed first. */
export async function closeDeparture(sql: Sql, runId: string, { deviceId, at }: { deviceId: string; at: Date }): Promise<Date> {
  await sql.query('insert into trip.departure_closed (run_id, closed_at, device_id) values ($1, $2, $3) on conflict (run_id) do nothing', [
    runId,
    at,
    deviceId,
  ]);
  const [row] = await sql.query<{ at: Date }>('select closed_at as at from trip.departure_closed where run_id = $1', [runId]);
  // Another device reopened it meanwhile.
  return row?.at ?? at;
}

/** Reopens the boarding of a run. */
export async function reopenDeparture(sql: Sql, runId: string): Promise<void> {
  await sql.query('delete from trip.departure_closed where run_id = $1', [runId]);
}
