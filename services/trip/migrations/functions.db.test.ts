import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openTestDatabase } from '../../../tests/support/database.ts';
import { type Database, migrate } from '../../shared/db.ts';
import { tripFunctions, tripMigrations } from './index.ts';

let db: Database;
beforeEach(async () => {
  db = await openTestDatabase();
});
afterEach(() => db.close());

const bringUp = (functions: URL = tripFunctions) => migrate(db, 'trip', tripMigrations, functions);
const inDatabase = async () => {
  const rows = await db.query<{ name: string; body: string; row: string }>(
    `select proname as name, prosrc as body, xmin::text as row from pg_proc where pronamespace = 'trip'::regnamespace order by proname`,
  );
  return rows;
};

it('each function of the schema has its file, and nothing else', async () => {
  await bringUp();
  const files = readdirSync(tripFunctions).map((file) => file.replace(/\.sql$/, ''));
  expect((await inDatabase()).map(({ name }) => name)).toEqual(files.toSorted());
});

it('a database with older functions gets those of the files', async () => {
  await migrate(db, 'trip', tripMigrations);
  await db.query('create function trip.lock_run(p_run text) returns bigint language plpgsql as $$ begin return 0; end $$');
  await bringUp();
  expect((await inDatabase()).find(({ name }) => name === 'lock_run')?.body).toContain('for update');
});

it('only a changed text is created again', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'functions-'));
  const functions = pathToFileURL(`${folder}/`);
  const write = (name: string, result: number): void =>
    writeFileSync(
      join(folder, `${name}.sql`),
      `create or replace function trip.${name}() returns integer language sql as $$ select ${result} $$;\n`,
    );
  write('one', 1);
  write('two', 2);
  await bringUp(functions);
  const before = await inDatabase();
  write('two', 22);
  await bringUp(functions);
  const after = await inDatabase();
  expect(after.map(({ body }) => body.trim())).toEqual(['select 1', 'select 22']);
  expect(after.map(({ row }, index) => row === before[index]?.row)).toEqual([true, false]);
  rmSync(folder, { recursive: true });
});

it.each([
  ['another argument', 'trip.one(p_more integer default 0) returns integer'],
  ['another type of an argument', 'trip.one(p_seat bigint) returns integer'],
  ['another name of an argument', 'trip.one(p_place integer) returns integer'],
  ['another result', 'trip.one(p_seat integer) returns text'],
])('the previous release still calls a function, so %s is refused and nothing changes', async (_, face) => {
  const folder = mkdtempSync(join(tmpdir(), 'functions-'));
  const functions = pathToFileURL(`${folder}/`);
  const write = (name: string, text: string): void =>
    writeFileSync(join(folder, `${name}.sql`), `create or replace function ${text} language plpgsql as $$ begin return null; end $$;\n`);
  write('another', 'trip.another() returns integer');
  write('one', 'trip.one(p_seat integer) returns integer');
  await bringUp(functions);
  const before = await inDatabase();
  write('another', 'trip.another() returns integer stable');
  write('one', face);
  await expect(bringUp(functions)).rejects.toThrow('La función trip.one cambió de argumentos o de resultado');
  expect(await inDatabase()).toEqual(before);
  rmSync(folder, { recursive: true });
});

it.runIf(process.env['DATABASE_URL'])('several processes at once make them once', async () => {
  await Promise.all([bringUp(), bringUp(), bringUp()]);
  expect((await inDatabase()).length).toBe(readdirSync(tripFunctions).length);
});
