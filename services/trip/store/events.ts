import type { Database, Sql } from '../../shared/db.ts';
import type { SeatEvent } from '../domain/channel.ts';

const columns = `run_id as "runId", version, type, seat, lower(legs) as "from", upper(legs) as "to", kind, holder,
         expires_at as "expiresAt", happened_at as "happenedAt"`;

/**
 * Passes waiting events to `publish`, in order within each run, and marks them. Several processes share the work: an advisory lock per run
 * leaves its events to one of them, so the order holds. When one event fails, all stay waiting. Returns the number of published events.
 */
export function publishWaiting(db: Database, limit: number, publish: (event: SeatEvent) => Promise<void>): Promise<number> {
  return db.transaction(async (tx) => {
    const runs = await tx.query<{ run_id: string }>(
      `select run_id from (select distinct run_id from trip.seat_event where published_at is null limit 100) waiting
       where pg_try_advisory_xact_lock(hashtext('trip.seat_event'), hashtext(run_id))`,
    );
    if (runs.length === 0) return 0;
    const events = await tx.query<SeatEvent & Record<string, unknown>>(
      `select ${columns}
       from trip.seat_event where published_at is null and run_id = any ($1) order by run_id, version limit $2`,
      [runs.map(({ run_id }) => run_id), limit],
    );
    // All are published in order without waiting for each answer, because there are many after an outage.
    await Promise.all(events.map(publish));
    await tx.query(
      `update trip.seat_event set published_at = clock_timestamp()
       from unnest($1::text[], $2::bigint[]) as sent (run_id, version)
       where seat_event.run_id = sent.run_id and seat_event.version = sent.version`,
      [events.map(({ runId }) => runId), events.map(({ version }) => version)],
    );
    return events.length;
  });
}

/** The last event of each run with events that were published after an instant or still wait. */
export function lastAfter(sql: Sql, since: Date): Promise<SeatEvent[]> {
  return sql.query<SeatEvent & Record<string, unknown>>(
    `select distinct on (run_id) ${columns} from trip.seat_event where published_at is null or published_at >= $1 order by run_id, version desc`,
    [since],
  );
}

/** The last event of each run that changed within so many seconds, but not within `restSeconds`, and has no waiting event. */
export function lastAtRest(sql: Sql, seconds: number, restSeconds: number): Promise<SeatEvent[]> {
  return sql.query<SeatEvent & Record<string, unknown>>(
    `select ${columns} from (
       select distinct on (run_id) * from trip.seat_event
       where published_at is null or published_at >= now() - make_interval(secs => $1) order by run_id, version desc
     ) last where published_at < now() - make_interval(secs => $2)`,
    [seconds, restSeconds],
  );
}

/** Deletes events that were published more than a day ago. */
export async function forgetPublished(sql: Sql): Promise<void> {
  await sql.query("delete from trip.seat_event where published_at < clock_timestamp() - interval '1 day'");
}
