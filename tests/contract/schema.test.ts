import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeSchema, schemas } from '../../scripts/schema.ts';
import { type Database, migrate } from '../../services/shared/db.ts';
import { openTestDatabase } from '../support/database.ts';

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

it.each(schemas)('schema.sql of $schema has what its migrations make', async ({ schema, file, migrations }) => {
  await migrate(db, schema, migrations);
  expect(await describeSchema(db, schema)).toBe(await readFile(file, 'utf8'));
});

it('a view is refused, because the script does not know it', async () => {
  await db.query('create schema seen');
  await db.query('create view seen.one as select 1 as number');
  await expect(describeSchema(db, 'seen')).rejects.toThrow('cannot print one');
});
