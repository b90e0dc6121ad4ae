import type { Sql } from '../../shared/db.ts';
import type { LiveFault, OperationFault } from './faultKinds.ts';
import type { Tool } from './recipe.ts';

/** The run whose seat map a session saw last. */
export interface SeenRun {
  readonly routeId: string;
  readonly scheduleId: string;
  readonly manifestDate: string;
  readonly legFrom: number;
  readonly legTo: number;
}

/** A seat that the switchboard took for somebody else. */
export interface OthersSeat {
  readonly run: SeenRun;
  readonly seatId: string;
  readonly holder: string;
}

/** What the switchboard did in a session, at a time of its clock. */
export interface Recorded {
  /** ISO 8601, UTC. */
  readonly at: string;
  readonly tools: readonly Tool[];
}

/** A request that waits until its session releases it. */
export interface HeldRequest {
  readonly id: string;
  readonly operation: string;
  /** The end of its wait, in milliseconds of the machine's clock. */
  readonly until: number;
}

export interface Faults {
  readonly frozenAt?: number;
  readonly bankStallMs?: number;
  /** By operation: faults one after the other, each as often as its `times`. */
  readonly plans?: Readonly<Record<string, readonly OperationFault[]>>;
  /** The requests that wait, the oldest first. */
  readonly held?: readonly HeldRequest[];
  readonly live?: LiveFault | null;
  readonly channelStopped?: boolean;
  readonly lastRun?: SeenRun;
  /** The browser of the session, by its last claim. */
  readonly holder?: string;
  readonly others?: readonly OthersSeat[];
  readonly recorded?: readonly Recorded[];
}

export interface Switches {
  readonly session: string;
  readonly shiftMs: number;
  readonly faults: Faults;
}

/** Represents every browser, with a session or without. No session can have this name. */
export const everybody = '*';

/** Number of requests of a session that wait at a time. Further ones do not wait. */
const mostHeld = 8;

/** Number of changes that a session remembers. A link can contain about as many. */
const remembered = 100;

/** The fault with one use less; undefined when none is left. */
function used<Fault extends { readonly times: number | null }>(fault: Fault): Fault | undefined {
  if (fault.times === null) return fault;
  return fault.times > 1 ? { ...fault, times: fault.times - 1 } : undefined;
}

/** The switches of a browser session. */
export async function readSwitches(sql: Sql, session: string): Promise<Switches> {
  const [row] = await sql.query<{ shift_ms: number; faults: Faults }>(
    'select shift_ms, faults from platform.sandbox_session where id = $1',
    [session],
  );
  return { session, shiftMs: row?.shift_ms ?? 0, faults: row?.faults ?? {} };
}

/** Changes the switches atomically. `next` returns undefined when nothing changes. */
async function change(sql: Sql, session: string, next: (now: Switches) => Omit<Switches, 'session'> | undefined): Promise<void> {
  for (;;) {
    const now = await readSwitches(sql, session);
    const then = next(now);
    if (then === undefined) return;
    const rows = await sql.query(
      `insert into platform.sandbox_session as s (id, shift_ms, faults) values ($1, $2, $3)
       on conflict (id) do update set shift_ms = excluded.shift_ms, faults = excluded.faults, updated_at = now()
       where s.shift_ms = $4 and s.faults = $5::jsonb returning id`,
      [session, Math.round(then.shiftMs), JSON.stringify(then.faults), now.shiftMs, JSON.stringify(now.faults)],
    );
    if (rows.length > 0) return;
  }
}

export const setPlans = (sql: Sql, session: string, plans: Readonly<Record<string, readonly OperationFault[]>>): Promise<void> =>
  change(sql, session, ({ shiftMs, faults }) => {
    const planned = Object.entries({ ...faults.plans, ...plans }).filter(([, plan]) => plan.length > 0);
    return { shiftMs, faults: { ...faults, plans: Object.fromEntries(planned) } };
  });

/** Changes some of the faults and keeps the others. */
export const patchFaults = (sql: Sql, session: string, faults: Partial<Faults>): Promise<void> =>
  change(sql, session, (now) => ({ shiftMs: now.shiftMs, faults: { ...now.faults, ...faults } }));

/** Moves the clock forward. A frozen clock stays frozen at its new instant. */
export const forwardClock = (sql: Sql, session: string, milliseconds: number): Promise<void> =>
  change(sql, session, ({ shiftMs, faults }) => ({
    shiftMs: shiftMs + milliseconds,
    faults: faults.frozenAt === undefined ? faults : { ...faults, frozenAt: faults.frozenAt + milliseconds },
  }));

/** Sets how far the clock is ahead of the machine's. `machineNow` in milliseconds. */
export const moveClock = (sql: Sql, session: string, shiftMs: number, machineNow: number): Promise<void> =>
  change(sql, session, ({ faults }) => ({
    shiftMs,
    faults: faults.frozenAt === undefined ? faults : { ...faults, frozenAt: machineNow + shiftMs },
  }));

/** Freezes the clock, or lets it run on. `machineNow` in milliseconds. */
export const freezeClock = (sql: Sql, session: string, yes: boolean, machineNow: number): Promise<void> =>
  change(sql, session, ({ shiftMs, faults }) => {
    const { frozenAt, ...others } = faults;
    if (yes) return { shiftMs, faults: { ...others, frozenAt: frozenAt ?? machineNow + shiftMs } };
    return frozenAt === undefined ? undefined : { shiftMs: frozenAt - machineNow, faults: others };
  });

/** Returns the fault for an operation and counts one use. */
export async function useFault(sql: Sql, session: string, operationId: string): Promise<OperationFault | undefined> {
  let found: OperationFault | undefined;
  await change(sql, session, ({ shiftMs, faults }) => {
    const [fault, ...later] = faults.plans?.[operationId] ?? [];
    found = fault;
    if (fault === undefined || fault.times === null) return undefined;
    const rest = [used(fault), ...later].filter((one) => one !== undefined);
    return { shiftMs, faults: { ...faults, plans: { ...faults.plans, [operationId]: rest } } };
  });
  return found?.kind === 'pass' && found.held === undefined ? undefined : found;
}

/** Adds a request that waits; false when the session has as many as it may. `machineNow` in milliseconds. */
export async function holdRequest(sql: Sql, session: string, request: HeldRequest, machineNow: number): Promise<boolean> {
  let isHeld = false;
  await change(sql, session, ({ shiftMs, faults }) => {
    const held = (faults.held ?? []).filter(({ until }) => until > machineNow);
    isHeld = held.length < mostHeld;
    return isHeld ? { shiftMs, faults: { ...faults, held: [...held, request] } } : undefined;
  });
  return isHeld;
}

/** Releases a request, or all of an operation; false when none waits. */
export async function releaseRequests(sql: Sql, session: string, which: { id: string } | { operation: string }): Promise<boolean> {
  let isReleased = false;
  await change(sql, session, ({ shiftMs, faults }) => {
    const { held = [] } = faults;
    const others = held.filter((one) => ('id' in which ? one.id !== which.id : one.operation !== which.operation));
    isReleased = others.length < held.length;
    return isReleased ? { shiftMs, faults: { ...faults, held: others } } : undefined;
  });
  return isReleased;
}

/** The ids of the requests of these sessions that wait. */
export async function heldIn(sql: Sql, sessions: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await sql.query<{ held: readonly HeldRequest[] }>(
    `select faults->'held' as held from platform.sandbox_session where id = any ($1) and faults->'held' is not null`,
    [sessions],
  );
  return new Set(rows.flatMap(({ held }) => held.map(({ id }) => id)));
}

/** Returns the fault for a live message and counts one use. */
export async function useLiveFault(sql: Sql, session: string): Promise<LiveFault | undefined> {
  let found: LiveFault | undefined;
  await change(sql, session, ({ shiftMs, faults }) => {
    found = faults.live ?? undefined;
    if (found === undefined || found.times === null) return undefined;
    return { shiftMs, faults: { ...faults, live: used(found) ?? null } };
  });
  return found;
}

/** The sessions among these, `everybody` included, for which the live channel is stopped or has a fault. */
export async function liveSwitches(
  sql: Sql,
  sessions: readonly string[],
): Promise<{ stopped: ReadonlySet<string>; disturbed: ReadonlySet<string> }> {
  const rows = await sql.query<{ id: string; stopped: boolean; disturbed: boolean }>(
    `select id, faults->>'channelStopped' is not distinct from 'true' as stopped, faults->>'live' is not null as disturbed
     from platform.sandbox_session where id = any ($1)`,
    [sessions],
  );
  return {
    stopped: new Set(rows.flatMap(({ id, stopped }) => (stopped ? [id] : []))),
    disturbed: new Set(rows.flatMap(({ id, disturbed }) => (disturbed ? [id] : []))),
  };
}

/** Begins a session. Nothing changes in one that exists. */
export async function beginSession(sql: Sql, session: string): Promise<void> {
  await sql.query('insert into platform.sandbox_session (id) values ($1) on conflict do nothing', [session]);
}

export async function sessionExists(sql: Sql, session: string): Promise<boolean> {
  const rows = await sql.query('select id from platform.sandbox_session where id = $1', [session]);
  return rows.length > 0;
}

/** The sessions that changed last, at most 20. */
export async function latestSessions(sql: Sql): Promise<string[]> {
  const rows = await sql.query<{ id: string }>(
    'select id from platform.sandbox_session where id <> $1 order by updated_at desc, id limit 20',
    [everybody],
  );
  return rows.map(({ id }) => id);
}

/** Adds to the recording of a session. `machineNow` in milliseconds. */
export const recordTools = (sql: Sql, session: string, tools: readonly Tool[], machineNow: number): Promise<void> =>
  change(sql, session, ({ shiftMs, faults }) => {
    const at = new Date(faults.frozenAt ?? machineNow + shiftMs).toISOString();
    return { shiftMs, faults: { ...faults, recorded: [...(faults.recorded ?? []), { at, tools }].slice(-remembered) } };
  });

/** Undoes every change. The session, its recording and what it saw of the shop remain. */
export const resetSwitches = (sql: Sql, session: string): Promise<void> =>
  change(sql, session, ({ faults: { recorded, lastRun, holder } }) => ({
    shiftMs: 0,
    faults: { ...(recorded && { recorded }), ...(lastRun && { lastRun }), ...(holder !== undefined && { holder }) },
  }));

export async function forgetSession(sql: Sql, session: string): Promise<void> {
  await sql.query('delete from platform.sandbox_session where id = $1', [session]);
}
