import type { Sql } from '../../shared/db.ts';

/** Locks a name until the transaction ends. */
export const lock = (sql: Sql, name: string): Promise<unknown> =>
  sql.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [name]);
