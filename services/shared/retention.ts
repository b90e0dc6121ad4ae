import type { Sql } from './db.ts';

/** What ends with its age. */
export interface Retention {
  readonly days: number;
  /** Deletes or empties at most `$2` rows that are older than `$1`, and returns one row for each. */
  readonly sql: string;
}

/** Rows of one statement, so that nobody waits for its locks. */
const batch = 200;
const dayMs = 86_400_000;

/** Ends the next rows of each kind at a time in milliseconds. Resolves with true while there may be more. docs/operations.md lists all tables. */
export async function forgetDue(sql: Sql, retentions: readonly Retention[], now: number): Promise<boolean> {
  let isFull = false;
  for (const { days, sql: statement } of retentions) {
    const rows = await sql.query(statement, [new Date(now - days * dayMs), batch]);
    isFull ||= rows.length >= batch;
  }
  return isFull;
}

/** A statement that deletes the oldest rows of a table by a column of its age. */
export const deleteOld = (table: string, age: string, where = 'true'): string =>
  `delete from ${table} where ctid in (select ctid from ${table} where ${age} < $1 and ${where} order by ${age} limit $2) returning 1`;
