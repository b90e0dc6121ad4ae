import type { Sql } from '../../shared/db.ts';

/** What happens to one operation of the shop's services. */
export interface OperationFault {
  /**
   * `fail`: 500 without doing anything. `refuse`: the refusal named by `status` and `code`, without doing anything.
   * `drop-request`: cut before. `drop-answer`: done, but the answer is lost. `delay`: the answer is late.
   * `pass`: nothing happens, for the requests before another fault.
   */
  readonly kind: 'fail' | 'refuse' | 'drop-request' | 'drop-answer' | 'delay' | 'pass';
  /** How often; null for always. */
  readonly times: number | null;
  /** Milliseconds of a delay. */
  readonly ms: number;
  readonly status?: number;
  readonly code?: string;
}

/** What happens to the messages that a session hears on the live channel. */
export interface LiveFault {
  readonly kind: 'lose' | 'repeat' | 'delay';
  /** How many messages; null for all. */
  readonly times: number | null;
  /** Milliseconds of a delay. */
  readonly ms: number;
}

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

export interface Faults {
  readonly frozenAt?: number;
  readonly bankStallMs?: number;
  /** By operation: one after the other, as often as each says. */
  readonly plans?: Readonly<Record<string, readonly OperationFault[]>>;
  readonly live?: LiveFault | null;
  readonly channelStopped?: boolean;
  readonly lastRun?: SeenRun;
  readonly others?: readonly OthersSeat[];
}

export interface Switches {
  readonly session: string;
  readonly shiftMs: number;
  readonly faults: Faults;
}

export type SwitchStore = ReturnType<typeof createSwitchStore>;

/** Stands for every browser, with a session or without; no browser can have this name. */
export const everybody = '*';

/** One use less; undefined when nothing is left. */
function used<Fault extends { readonly times: number | null }>(fault: Fault): Fault | undefined {
  if (fault.times === null) return fault;
  return fault.times > 1 ? { ...fault, times: fault.times - 1 } : undefined;
}

/** What the switchboard has set for each browser session. */
export function createSwitchStore(sql: Sql) {
  const read = async (session: string): Promise<Switches> => {
    const [row] = await sql.query<{ shift_ms: number; faults: Faults }>(
      'select shift_ms, faults from platform.sandbox_session where id = $1',
      [session],
    );
    return { session, shiftMs: row?.shift_ms ?? 0, faults: row?.faults ?? {} };
  };

  /** Changes what is set, whoever else changes it at the same time; `next` gives undefined when nothing is to be changed. */
  const change = async (session: string, next: (now: Switches) => Omit<Switches, 'session'> | undefined): Promise<void> => {
    for (;;) {
      const now = await read(session);
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
  };

  const setPlans = (session: string, plans: Readonly<Record<string, readonly OperationFault[]>>): Promise<void> =>
    change(session, ({ shiftMs, faults }) => {
      const planned = Object.entries({ ...faults.plans, ...plans }).filter(([, plan]) => plan.length > 0);
      return { shiftMs, faults: { ...faults, plans: Object.fromEntries(planned) } };
    });

  return {
    read,
    setPlans,

    /** Changes some of the faults and leaves the others. */
    patch: (session: string, faults: Partial<Faults>): Promise<void> =>
      change(session, (now) => ({ shiftMs: now.shiftMs, faults: { ...now.faults, ...faults } })),

    /** Moves the clock; a frozen one stays frozen at its new instant. */
    forward: (session: string, milliseconds: number): Promise<void> =>
      change(session, ({ shiftMs, faults }) => ({
        shiftMs: shiftMs + milliseconds,
        faults: faults.frozenAt === undefined ? faults : { ...faults, frozenAt: faults.frozenAt + milliseconds },
      })),

    /** Sets how far the clock stands ahead of the machine's. `machineNow` in milliseconds. */
    moveTo: (session: string, shiftMs: number, machineNow: number): Promise<void> =>
      change(session, ({ faults }) => ({
        shiftMs,
        faults: faults.frozenAt === undefined ? faults : { ...faults, frozenAt: machineNow + shiftMs },
      })),

    /** Stops the clock where it stands, or lets it run on from there. `machineNow` in milliseconds. */
    freeze: (session: string, yes: boolean, machineNow: number): Promise<void> =>
      change(session, ({ shiftMs, faults }) => {
        const { frozenAt, ...others } = faults;
        if (yes) return { shiftMs, faults: { ...others, frozenAt: frozenAt ?? machineNow + shiftMs } };
        return frozenAt === undefined ? undefined : { shiftMs: frozenAt - machineNow, faults: others };
      }),

    /** The fault for an operation, counted down by this use. */
    async use(session: string, operationId: string): Promise<OperationFault | undefined> {
      let found: OperationFault | undefined;
      await change(session, ({ shiftMs, faults }) => {
        const [fault, ...later] = faults.plans?.[operationId] ?? [];
        found = fault;
        if (fault === undefined || fault.times === null) return undefined;
        const rest = [used(fault), ...later].filter((one) => one !== undefined);
        return { shiftMs, faults: { ...faults, plans: { ...faults.plans, [operationId]: rest } } };
      });
      return found?.kind === 'pass' ? undefined : found;
    },

    /** What happens to a live message, counted down by this use. */
    async useLive(session: string): Promise<LiveFault | undefined> {
      let found: LiveFault | undefined;
      await change(session, ({ shiftMs, faults }) => {
        found = faults.live ?? undefined;
        if (found === undefined || found.times === null) return undefined;
        return { shiftMs, faults: { ...faults, live: used(found) ?? null } };
      });
      return found;
    },

    /** For which of these sessions the live channel is stopped, `everybody` among them. */
    async stopped(sessions: readonly string[]): Promise<ReadonlySet<string>> {
      const rows = await sql.query<{ id: string }>(
        `select id from platform.sandbox_session where id = any ($1) and faults->>'channelStopped' = 'true'`,
        [sessions],
      );
      return new Set(rows.map(({ id }) => id));
    },

    async reset(session: string): Promise<void> {
      await sql.query('delete from platform.sandbox_session where id = $1', [session]);
    },
  };
}
