import { randomBytes } from 'node:crypto';
import type { Sql } from './db.ts';

/** A random secret, shared by all processes over one database and generated on first use (43 characters base64url). */
export async function sharedSecret(sql: Sql, name: string): Promise<string> {
  await sql.query('insert into platform.secret (name, value) values ($1, $2) on conflict do nothing', [
    name,
    randomBytes(32).toString('base64url'),
  ]);
  const rows = await sql.query<{ value: string }>('select value from platform.secret where name = $1', [name]);
  const value = rows[0]?.value;
  if (value === undefined) throw new Error(`secret ${name} is missing`);
  return value;
}
