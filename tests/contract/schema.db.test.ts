import { readFile } from 'node:fs/promises';
import type { Kysely } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeSchema, schemas } from '../../scripts/schema.ts';
import { type Database, migrate } from '../../services/shared/db.ts';
import { schemaFrom } from '../../services/shared/schemaFile.ts';
import { openTestDatabase } from '../support/database.ts';

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

it.each(schemas)('schema.sql of $schema is what the script prints of it', async ({ schema, file }) => {
  await migrate(db, schema, schemaFrom(file));
  expect(await describeSchema(db, schema)).toBe(await readFile(file, 'utf8'));
});

it('claims in partitions have every index of the one table', async () => {
  const indexes = () =>
    db.query(
      `select indexdef from pg_indexes where schemaname = 'trip' and tablename = 'claim' and indexname !~ '_(pkey|excl)$' order by indexname`,
    );
  const before = await indexes();
  await db.query(await readFile(new URL('../../docs/operations/partition-claims.sql', import.meta.url), 'utf8'));
  expect(JSON.stringify(await indexes()).replaceAll(' ONLY', '')).toBe(JSON.stringify(before));
});

it('a view is refused, because the script does not know it', async () => {
  await db.query('create schema seen');
  await db.query('create view seen.one as select 1 as number');
  await expect(describeSchema(db, 'seen')).rejects.toThrow('cannot print one');
});

it('a database of another version is refused in one sentence, and stays as it is', async () => {
  const create = (table: string) => ({ up: (on: Kysely<unknown>) => on.schema.createTable(table).execute() });
  await migrate(db, 'other', { '001-start': create('other.one') });
  const refusal = migrate(db, 'other', { '000-schema': create('other.two') });
  await expect(refusal).rejects.toThrow('El esquema other de la base de datos es de otra versión de Andén (migración 001-start).');
  expect(await db.query("select to_regclass('other.two') as two")).toEqual([{ two: null }]);
});
