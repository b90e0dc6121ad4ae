import type { Clock } from './clock.ts';
import type { Sql } from './db.ts';

/** Life of an access token in milliseconds. (decision 15) */
export const accessLifeMs = 15 * 60_000;
/** Interval in milliseconds in which a process reads the sessions that others ended. */
const readMs = 1000;

/** The sessions that ended before their last access token expires, of all processes over one database. */
export interface EndedSessions {
  /** Whether a session ended; other processes know it a second later. */
  has(session: string): Promise<boolean>;
  /** Ends a session, in the transaction of its owner. */
  add(sql: Sql, session: string): Promise<void>;
}

export function createEndedSessions(sql: Sql, clock: Clock): EndedSessions {
  let ended: Promise<Set<string>> = Promise.resolve(new Set());
  let nextReading = 0;

  const read = async (): Promise<Set<string>> => {
    const rows = await sql.query<{ session: string }>('select session from platform.ended_session');
    return new Set(rows.map((row) => row.session));
  };

  return {
    async has(session) {
      const now = clock.machineNow();
      if (now >= nextReading) {
        nextReading = now + readMs;
        ended = read();
        // The caller sees the failure; the next one reads again.
        ended.catch(() => (nextReading = 0));
      }
      return (await ended).has(session);
    },
    async add(tx, session) {
      await tx.query('insert into platform.ended_session (session, ended_at) values ($1, $2) on conflict do nothing', [
        session,
        new Date(clock.machineNow()),
      ]);
      nextReading = 0;
    },
  };
}

/** Deletes the sessions whose access tokens have expired; `now` in milliseconds. */
export async function forgetEndedSessions(sql: Sql, now: number): Promise<void> {
  await sql.query('delete from platform.ended_session where ended_at < $1', [new Date(now - accessLifeMs)]);
}
