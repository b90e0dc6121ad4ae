import type { Sql } from './db.ts';
import { digestOf } from './digest.ts';
import { networkOf } from './network.ts';

const minuteMs = 60_000;
/** Interval in milliseconds in which a process exchanges its counts with the others. */
const shareMs = 1000;

/** A limit of calls: so many in a minute, refilled evenly, and so many of them at once. */
export interface Rate {
  readonly perMinute: number;
  /** Calls that may come together, after a minute without any. At most `perMinute`. */
  readonly atOnce: number;
}

/** Limits for one network address, which many travellers may share, and for one holder or account. */
export interface Rates {
  readonly address: Rate;
  readonly caller: Rate;
}

export const noLimit: Rate = { perMinute: Infinity, atOnce: Infinity };

/** Calls in a minute of one network address, and of one holder or account. */
export interface CallLimits {
  readonly perAddress: number;
  readonly perCaller: number;
}

/** The limits of the calls of an API: an address has three seconds of its minute at once, a caller fifteen, as a page needs. */
export const callRates = ({ perAddress, perCaller }: CallLimits): Rates => ({
  address: { perMinute: perAddress, atOnce: Math.ceil(perAddress / 20) },
  caller: { perMinute: perCaller, atOnce: Math.ceil(perCaller / 4) },
});

export interface Limiter {
  /** Counts a call of a network address. Returns 0, or the seconds until the next call is let through; a refused call is not counted. */
  takeAddress(address: string): number;
  /** The same for a holder or account. */
  takeCaller(caller: string): number;
}

/** How far a caller has come towards its limit at a time in milliseconds; it sinks by `perMinute`. */
interface Level {
  readonly level: number;
  readonly at: number;
  readonly perMinute: number;
}

const sunk = (known: Level | undefined, at: number): number =>
  known === undefined ? 0 : Math.max(0, known.level - ((at - known.at) * known.perMinute) / minuteMs);

/** What a caller of this process adds to its shared level. */
type ReportedLevel = Omit<Level, 'at'>;

/** Adds to the shared levels at a time in milliseconds. Resolves with the levels by caller. */
export type ShareCalls = (at: number, reported: ReadonlyMap<string, ReportedLevel>) => Promise<ReadonlyMap<string, number>>;

/**
 * Counts calls against runaway browsers and scripts. A call raises the level of its caller, which sinks with the time (`now`, milliseconds); a
 * call above `atOnce` is refused. No call waits for the other processes: their counts arrive a second later. While the database does not
 * answer, each process uses its own count.
 */
export function createLimiter({ address, caller }: Rates, now: () => number, share: ShareCalls): Limiter {
  const levels = new Map<string, Level>();
  /** What the other processes have not counted yet. */
  let unreported = new Map<string, Level>();
  let nextSharing = 0;

  const raise = (counted: Map<string, Level>, key: string, { level, at, perMinute }: Level): void =>
    void counted.set(key, { level: sunk(counted.get(key), at) + level, at, perMinute });

  const report = async (at: number): Promise<void> => {
    const reported = new Map([...unreported].map(([key, counted]) => [key, { ...counted, level: sunk(counted, at), at }]));
    unreported = new Map();
    for (const [key, known] of levels) if (sunk(known, at) === 0) levels.delete(key);
    const shared = await share(at, reported).catch(() => undefined);
    for (const [key, counted] of reported) {
      if (shared === undefined) raise(unreported, key, counted);
      else levels.set(key, { ...counted, level: (shared.get(key) ?? counted.level) + sunk(unreported.get(key), at) });
    }
  };

  const take = (key: string, { perMinute, atOnce }: Rate): number => {
    if (perMinute === Infinity) return 0;
    const at = now();
    const level = sunk(levels.get(key), at) + 1;
    const isLet = level <= atOnce;
    if (isLet) for (const counted of [levels, unreported]) raise(counted, key, { level: 1, at, perMinute });
    if (at >= nextSharing) {
      nextSharing = at + shareMs;
      void report(at);
    }
    return isLet ? 0 : Math.ceil(((level - atOnce) / perMinute) * 60);
  };

  return {
    takeAddress: (from) => take(`address ${networkOf(from)}`, address),
    // One key too long for an index would keep all counts from the other processes. A hash stores no holder key either.
    takeCaller: (from) => take(`caller ${digestOf(from)}`, caller),
  };
}

/** Shares the levels of a service through the database. */
export function sharedCalls(sql: Sql, service: string): ShareCalls {
  return async (at, reported) => {
    const raised = [...reported.values()];
    // One order of rows prevents deadlocks between processes. The clocks of the processes differ, so a level never sinks by a negative time.
    const rows = await sql.query<{ caller: string; level: number }>(
      `insert into platform.call_level as known (service, caller, level, per_minute, at)
       select $1, caller, level, per_minute, $2 from unnest($3::text[], $4::float8[], $5::float8[]) as reported (caller, level, per_minute)
       order by caller
       on conflict (service, caller) do update set
         level = greatest(0, known.level - greatest(0, excluded.at - known.at) * excluded.per_minute / ${minuteMs}) + excluded.level,
         at = greatest(excluded.at, known.at), per_minute = excluded.per_minute
       returning caller, level`,
      [service, at, [...reported.keys()], raised.map(({ level }) => level), raised.map(({ perMinute }) => perMinute)],
    );
    return new Map(rows.map(({ caller, level }) => [caller, level]));
  };
}

/** Deletes the levels that have sunk to zero; `now` in milliseconds. A level of a whole minute has after two. */
export async function forgetOldCalls(sql: Sql, now: number): Promise<void> {
  await sql.query('delete from platform.call_level where at < $1', [now - 2 * minuteMs]);
}
