import type { Sql } from '../../shared/db.ts';

/** What happens to one operation of the shop's services. */
export interface OperationFault {
  /** `fail`: 500 without doing anything. `drop-request`: cut before. `drop-answer`: done, but the answer is lost. `delay`: the answer is late. */
  readonly kind: 'fail' | 'drop-request' | 'drop-answer' | 'delay';
  /** How often; null for always. */
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

export interface Faults {
  readonly frozenAt?: number;
  readonly bankStallMs?: number;
  readonly operations?: Readonly<Record<string, OperationFault>>;
  readonly lastRun?: SeenRun;
}

export interface Switches {
  readonly session: string;
  readonly shiftMs: number;
  readonly faults: Faults;
}

export type SwitchStore = ReturnType<typeof createSwitchStore>;

/** What the switchboard has set for each browser session. */
export function createSwitchStore(sql: Sql) {
  const read = async (session: string): Promise<Switches> => {
    const [row] = await sql.query<{ shift_ms: number; faults: Faults }>(
      'select shift_ms, faults from platform.sandbox_session where id = $1',
      [session],
    );
    return { session, shiftMs: row?.shift_ms ?? 0, faults: row?.faults ?? {} };
  };
  const write = async ({ session, shiftMs, faults }: Switches): Promise<void> => {
    await sql.query(
      `insert into platform.sandbox_session (id, shift_ms, faults) values ($1, $2, $3)
       on conflict (id) do update set shift_ms = excluded.shift_ms, faults = excluded.faults, updated_at = now()`,
      [session, Math.round(shiftMs), JSON.stringify(faults)],
    );
  };

  return {
    read,
    write,

    /** Changes some of the faults and leaves the others. */
    async patch(session: string, change: Partial<Faults>): Promise<void> {
      const now = await read(session);
      await write({ ...now, faults: { ...now.faults, ...change } });
    },

    /** Moves the clock; a frozen one stays frozen at its new instant. */
    async forward(session: string, milliseconds: number): Promise<void> {
      const now = await read(session);
      const { frozenAt } = now.faults;
      await write({
        session,
        shiftMs: now.shiftMs + milliseconds,
        faults: frozenAt === undefined ? now.faults : { ...now.faults, frozenAt: frozenAt + milliseconds },
      });
    },

    /** Stops the clock where it stands, or lets it run on from there. `machineNow` in milliseconds. */
    async freeze(session: string, yes: boolean, machineNow: number): Promise<void> {
      const now = await read(session);
      const { frozenAt, ...others } = now.faults;
      if (yes) await write({ ...now, faults: { ...others, frozenAt: frozenAt ?? machineNow + now.shiftMs } });
      else if (frozenAt !== undefined) await write({ session, shiftMs: frozenAt - machineNow, faults: others });
    },

    /** The fault for an operation, counted down by this use. */
    async use(session: string, operationId: string): Promise<OperationFault | undefined> {
      const { faults } = await read(session);
      const fault = faults.operations?.[operationId];
      if (!fault || fault.times === null) return fault;
      const rows = await sql.query(
        `update platform.sandbox_session set faults = jsonb_set(faults, $2::text[], to_jsonb((faults #>> $2::text[])::int - 1))
         where id = $1 and (faults #>> $2::text[])::int > 0 returning id`,
        [session, ['operations', operationId, 'times']],
      );
      return rows.length > 0 ? fault : undefined;
    },

    async reset(session: string): Promise<void> {
      await sql.query('delete from platform.sandbox_session where id = $1', [session]);
    },
  };
}
