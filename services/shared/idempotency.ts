import { setTimeout as pause } from 'node:timers/promises';
import type { Sql } from './db.ts';
import { digestOf } from './digest.ts';
import { during, startLoop } from './loop.ts';
import { Problem } from './problem.ts';

export interface StoredAnswer {
  readonly status: number;
  /** The JSON text, repeated byte for byte. */
  readonly body: string;
}

interface Row {
  body_hash: string;
  status: number | null;
  body: string | null;
  free: boolean;
}

const leaseSeconds = 10;
const waitMs = 45_000;

/** Stable hash of the parts that make two requests equal: method, address, body and caller. */
export function requestHash(parts: unknown): string {
  return digestOf(JSON.stringify(parts));
}

/** Refusal of a key that was used with another request. */
export function keyReused(): Problem {
  return new Problem(422, 'idempotency-key-reused', 'La clave ya se usó con otra solicitud.');
}

/** A request with a key. `subject` is the traveller, the person of the company or the device that asks. */
export interface Asked {
  readonly key: string;
  readonly route: string;
  readonly hash: string;
  readonly subject?: string | undefined;
}

/**
 * Runs `work` once per key and route, and returns the same answer to all requests with that key (decision 6). A second request waits for
 * the first. A crashed process loses its lease after 10 s and the next one repeats the work, so `work` must find the results of an earlier
 * try. Of answers of 429 and 5xx only the request is stored: the same request may be retried. Throws Problem 422 `idempotency-key-reused`
 * for another body, 409 `idempotency-in-progress` when the first takes too long.
 */
export async function once(
  sql: Sql,
  { key, route, hash, subject }: Asked,
  work: () => Promise<StoredAnswer>,
): Promise<StoredAnswer & { readonly replayed: boolean }> {
  const deadline = performance.now() + waitMs;
  for (let delay = 20; ; delay = Math.min(delay * 2, 250)) {
    const taken = await sql.query(
      `insert into platform.idempotency (key, route, body_hash, locked_until, subject)
       values ($1, $2, $3, clock_timestamp() + make_interval(secs => $4), $5)
       on conflict (key, route) do update set locked_until = excluded.locked_until
         where idempotency.status is null and idempotency.locked_until < clock_timestamp() and idempotency.body_hash = excluded.body_hash
       returning key`,
      [key, route, hash, leaseSeconds, subject ?? null],
    );
    if (taken.length > 0) return { ...(await runLeased(sql, key, route, work)), replayed: false };
    const [row] = await sql.query<Row>(
      'select body_hash, status, body, locked_until < clock_timestamp() as free from platform.idempotency where key = $1 and route = $2',
      [key, route],
    );
    if (row !== undefined) {
      if (row.body_hash !== hash) {
        throw keyReused();
      }
      if (row.status !== null) return { status: row.status, body: row.body ?? '', replayed: true };
    }
    if (performance.now() > deadline) {
      throw new Problem(409, 'idempotency-in-progress', 'La misma solicitud está en curso.', { retryable: true }, { 'retry-after': '2' });
    }
    await pause(delay);
  }
}

async function runLeased(sql: Sql, key: string, route: string, work: () => Promise<StoredAnswer>): Promise<StoredAnswer> {
  const where = 'where key = $1 and route = $2 and status is null';
  const open = () => sql.query(`update platform.idempotency set locked_until = clock_timestamp() ${where}`, [key, route]);
  const renew = () =>
    sql.query(`update platform.idempotency set locked_until = clock_timestamp() + make_interval(secs => $3) ${where}`, [
      key,
      route,
      leaseSeconds,
    ]);
  try {
    const answer = await during(
      startLoop((leaseSeconds * 1000) / 3, renew, () => undefined),
      work,
    );
    if (answer.status === 429 || answer.status >= 500) await open();
    else await sql.query(`update platform.idempotency set status = $3, body = $4 ${where}`, [key, route, answer.status, answer.body]);
    return answer;
  } catch (error) {
    await open().catch(() => undefined);
    throw error;
  }
}

/** Deletes the answers to an account, and those of services to each other that name it. */
export async function forgetAnswers(sql: Sql, accountId: string): Promise<void> {
  await sql.query("delete from platform.idempotency where subject = $1 or (subject is null and body like '%' || $1::text || '%')", [
    accountId,
  ]);
}
