import type { Sql } from '../shared/db.ts';

/**
 * SQL for the milliseconds by which the clock of a row of platform.sandbox_session is ahead. A frozen clock stays at one instant; another
 * one runs with its shift. `machineNow` names the parameter with the machine's milliseconds.
 */
export const shiftSql = (alias: string, machineNow: `$${number}`): string =>
  `coalesce((${alias}.faults->>'frozenAt')::float8 - ${machineNow}::float8, ${alias}.shift_ms, 0)::float8`;

/** Milliseconds by which the clock of a sandbox session is ahead; 0 for an unchanged one. */
export async function shiftOfSession(sql: Sql, session: string, machineNow: number): Promise<number> {
  const rows = await sql.query<{ shift: number }>(
    `select ${shiftSql('s', '$2')} as shift from platform.sandbox_session s where s.id = $1`,
    [session, machineNow],
  );
  return rows[0]?.shift ?? 0;
}
