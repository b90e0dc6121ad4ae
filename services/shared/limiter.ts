import type { Sql } from './db.ts';

const minuteMs = 60_000;
/** So often a process that is called tells the others its calls, and learns theirs, in milliseconds. */
const shareMs = 1000;

/** How many calls a minute are answered: to one network address, which many travellers may share, and to one holder or account. */
export interface CallLimits {
  readonly perAddress: number;
  readonly perCaller: number;
}

export interface Limiter {
  /** Counts a call. Seconds to wait when it is one too many, 0 when it may be answered. */
  take(address: string, caller: string | undefined): number;
}

/** Calls in a minute, by who calls. */
type Calls = ReadonlyMap<string, number>;

/** Adds calls of this process to those of every process. Resolves with what they come to, for each who calls. */
export type ShareCalls = (minute: number, calls: Calls) => Promise<Calls>;

/**
 * Counts the calls in the minutes of `now`, in milliseconds: against a browser or a script gone wild, so nothing outlives the minute. No call waits
 * for the other processes: what they counted is known a second later, and while the database is out of reach each goes by its own count.
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

  const isTooMany = (key: string, most: number): boolean => {
    add(untold, key, 1);
    return add(counted, key, 1) > most;
  };

  return {
    take(address, caller) {
      const at = now();
      if (Math.floor(at / minuteMs) !== minute) {
        minute = Math.floor(at / minuteMs);
        counted = new Map();
        untold = new Map();
      }
      const ofAddress = isTooMany(`address ${address}`, perAddress);
      const ofCaller = caller !== undefined && isTooMany(`caller ${caller}`, perCaller);
      if (at >= nextSharing) {
        nextSharing = at + shareMs;
        void tell();
      }
      return ofAddress || ofCaller ? Math.ceil(((minute + 1) * minuteMs - at) / 1000) : 0;
    },
  };
}

/** Shares the calls of a service by the database. */
export function sharedCalls(sql: Sql, service: string): ShareCalls {
  return async (minute, calls) => {
    // In one order, so that two processes never wait for each other in a circle.
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

/** Forgets the calls of earlier minutes; `now` in milliseconds. */
export async function forgetOldCalls(sql: Sql, now: number): Promise<void> {
  await sql.query('delete from platform.call_count where minute < $1', [Math.floor(now / minuteMs)]);
}
