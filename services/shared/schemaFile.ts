import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import type { Migrations } from './db.ts';

/**
 * The first migration of a schema: its file `schema.sql`, which `npm run schema` writes. Its name has a hash of the file, so a database
 * that was made from another text is refused and not taken for this one.
 */
export function schemaFrom(file: URL): Migrations {
  const text = readFileSync(file, 'utf8');
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
  return {
    [`000-schema-${hash}`]: {
      async up(db) {
        await sql.raw(text).execute(db);
      },
    },
  };
}
