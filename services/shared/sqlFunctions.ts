import { readdirSync, readFileSync } from 'node:fs';
import type { Database } from './db.ts';

/**
 * Updates the functions of a schema to the text of their files, `<function>.sql` with one `create or replace function` each. Only changed
 * ones are created again; `<schema>.function_text` stores the current texts. Files may call each other in any order, because plpgsql looks
 * a function up at run time. When arguments or result change, or a function goes, a migration must drop it first.
 */
export async function replaceFunctions(db: Database, schema: string, folder: URL): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.query(`create table if not exists ${schema}.function_text (file text primary key, text text not null)`);
    const rows = await tx.query<{ file: string; text: string }>(`select file, text from ${schema}.function_text`);
    const stored = new Map(rows.map(({ file, text }) => [file, text]));
    for (const file of readdirSync(folder)
      .filter((name) => name.endsWith('.sql'))
      .toSorted()) {
      const text = readFileSync(new URL(file, folder), 'utf8');
      if (stored.get(file) === text) continue;
      await tx.query(text);
      await tx.query(
        `insert into ${schema}.function_text (file, text) values ($1, $2) on conflict (file) do update set text = excluded.text`,
        [file, text],
      );
    }
  });
}
