import { createHash } from 'node:crypto';
import type { Sql } from './db.ts';
import { networkOf } from './network.ts';

const minuteMs = 60_000;
/** Interval in milliseconds in which a process exchanges its counts with the others. */
const shareMs = 1000;

/** Limits of calls per minute: for one network address, which many travellers may share, and for one holder or account. */
export interface CallLimits {
  readonly perAddress: number;
  readonly perCaller: number;
}

export interface Limiter {
  /** Counts a call of a network address. Returns 0, or the seconds to wait when the limit is exceeded. */
  takeAddress(address: string): number;
  /** The same for a holder or account. */
  takeCaller(caller: string): number;
}

/** Calls in a minute, by caller. */
type Calls = ReadonlyMap<string, number>;

/** Adds calls of this process to the shared counts. Resolves with the sums by caller. */
export type ShareCalls = (minute: number, calls: Calls) => Promise<Calls>;

/**
 * Counts calls per minute of `now` (milliseconds) against runaway browsers and scripts, so nothing is kept longer. No call waits for the
 * other processes: their counts arrive a second later. While the database does not answer, each process uses its own count.
 */
export function createLimiter({ perAddress, perCaller }: CallLimits, now: () => number, share: ShareCalls): Limiter {
  let minute = 0;
  let counted = new Map<string, number>();
  let untold = new Map<string, number>();
  let nextSharing = 0;

  const add = (calls: Map<string, number>, key: string, more: number): number => {
    const count = (calls.get(key) ?? 0) + more;
    calls.set(key, count);
    return count;
  };

  const tell = async (): Promise<void> => {
    const [told, ofMinute] = [untold, minute];
    untold = new Map();
    const totals = await share(ofMinute, told).catch(() => undefined);
    if (ofMinute !== minute) return;
    if (totals === undefined) for (const [key, count] of told) add(untold, key, count);
    else for (const [key, total] of totals) counted.set(key, total + (untold.get(key) ?? 0));
  };

  const take = (key: string, most: number): number => {
    const at = now();
    if (Math.floor(at / minuteMs) !== minute) {
      minute = Math.floor(at / minuteMs);
      counted = new Map();
      untold = new Map();
    }
    add(untold, key, 1);
    const isTooMany = add(counted, key, 1) > most;
    if (at >= nextSharing) {
      nextSharing = at + shareMs;
      void tell();
    }
    return isTooMany ? Math.ceil(((minute + 1) * minuteMs - at) / 1000) : 0;
  };

  return {
    takeAddress: (address) => take(`address ${networkOf(address)}`, perAddress),
    // One key too long for an index would keep all counts from the other processes. A hash stores no holder key either.
    takeCaller: (caller) => take(`caller ${createHash('sha256').update(caller).digest('base64url')}`, perCaller),
  };
}

/** Shares the counts of a service through the database. */
export function sharedCalls(sql: Sql, service: string): ShareCalls {
  return async (minute, calls) => {
    // One order of rows prevents deadlocks between processes.
    const rows = await sql.query<{ caller: string; calls: number }>(
      `insert into platform.call_count as known (service, minute, caller, calls)
       select $1, $2, caller, calls from unnest($3::text[], $4::int[]) as told (caller, calls) order by caller
       on conflict (service, minute, caller) do update set calls = known.calls + excluded.calls
       returning caller, calls`,
      [service, minute, [...calls.keys()], [...calls.values()]],
    );
    return new Map(rows.map((row) => [row.caller, row.calls]));
  };
}

/** Deletes the counts of earlier minutes; `now` in milliseconds. */
export async function forgetOldCalls(sql: Sql, now: number): Promise<void> {
  await sql.query('delete from platform.call_count where minute < $1', [Math.floor(now / minuteMs)]);
}
