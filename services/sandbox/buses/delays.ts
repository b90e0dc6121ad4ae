import type { Sql } from '../../shared/db.ts';
import type { BusRun } from '../../shared/busRuns.ts';

/** The delays that the drivers reported, in seconds. */
export interface ReportedDelays {
  of(run: Pick<BusRun, 'tripId' | 'serviceDate'>): number;
}

/** Writes how late a bus is on its run; 0 for on time. */
export async function reportDelay(
  sql: Sql,
  { tripId, serviceDate }: Pick<BusRun, 'tripId' | 'serviceDate'>,
  seconds: number,
): Promise<void> {
  await sql.query(
    `insert into sandbox.delay (trip_id, service_date, seconds) values ($1, $2, $3)
     on conflict (trip_id, service_date) do update set seconds = excluded.seconds`,
    [tripId, serviceDate, seconds],
  );
}

export async function readDelays(sql: Sql): Promise<ReportedDelays> {
  const rows = await sql.query<{ run: string; seconds: number }>(
    `select trip_id || ' ' || service_date as run, seconds from sandbox.delay where seconds <> 0`,
  );
  const byRun = new Map(rows.map(({ run, seconds }) => [run, seconds]));
  return { of: ({ tripId, serviceDate }) => byRun.get(`${tripId} ${serviceDate}`) ?? 0 };
}
