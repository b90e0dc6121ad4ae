import { readdirSync, readFileSync } from 'node:fs';
import type { Sql } from './db.ts';
import { StartError } from './startError.ts';

/** What the callers of a function see of it. Two rows are two functions of one name, between which a call may not be able to choose. */
const faceOf = async (tx: Sql, schema: string, name: string): Promise<string> =>
  JSON.stringify(
    await tx.query(
      `select pg_get_function_arguments(oid) as arguments, pg_get_function_result(oid) as result
       from pg_proc where pronamespace = $1::regnamespace and proname = $2`,
      [schema, name],
    ),
  );

/**
 * Updates the functions of a schema to the text of their files, `<function>.sql` with one `create or replace function` each. Only changed
 * ones are created again; `<schema>.function_text` stores the current texts. Files may call each other in any order, because plpgsql looks
 * a function up at run time. Processes of the previous release go on calling a replaced function, so its arguments and its result must stay:
 * throws StartError when they differ. The caller opens the transaction.
 */
export async function replaceFunctions(tx: Sql, schema: string, folder: URL): Promise<void> {
  await tx.query(`create table if not exists ${schema}.function_text (file text primary key, text text not null)`);
  const rows = await tx.query<{ file: string; text: string }>(`select file, text from ${schema}.function_text`);
  const stored = new Map(rows.map(({ file, text }) => [file, text]));
  for (const file of readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .toSorted()) {
    const text = readFileSync(new URL(file, folder), 'utf8');
    if (stored.get(file) === text) continue;
    const name = file.replace(/\.sql$/, '');
    const before = await faceOf(tx, schema, name);
    await tx.query(text).catch((error: unknown) => {
      throw before !== '[]' && hasOtherResult(error) ? otherFace(schema, name) : error;
    });
    if (before !== '[]' && before !== (await faceOf(tx, schema, name))) throw otherFace(schema, name);
    await tx.query(
      `insert into ${schema}.function_text (file, text) values ($1, $2) on conflict (file) do update set text = excluded.text`,
      [file, text],
    );
  }
}

const otherFace = (schema: string, name: string): StartError =>
  new StartError(
    `La función ${schema}.${name} cambió de argumentos o de resultado, y los procesos de la versión anterior aún la llaman. Da otro nombre a la nueva y conserva la anterior una versión más.`,
  );

/** invalid_function_definition: `create or replace` refuses another result and other names of arguments. */
const hasOtherResult = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === '42P13';
