import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { type Database, openPostgres, overEngine } from '../../services/shared/db.ts';
import { extensions } from '../../services/shared/extensions.ts';

/**
 * An empty database for one test file: in memory, or on the server of DATABASE_URL. `close` deletes it. Migrate it yourself, or pass it to
 * `openPlatform` as `db`.
 */
export async function openTestDatabase(): Promise<Database> {
  const server = process.env['DATABASE_URL'];
  if (!server) return overEngine(await freshEngine());

  const name = `test_${randomBytes(8).toString('hex')}`;
  await onServer(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const db = openPostgres(url.href, 8);
  return {
    ...db,
    close: async () => {
      await db.close();
      await onServer(server, `drop database ${name} with (force)`);
    },
  };
}

const modules = join(import.meta.dirname, '../../node_modules');

/** An empty database in memory. Creating one takes seconds; restoring a dump of an earlier one takes a fraction. */
export async function freshEngine(): Promise<PGlite> {
  const { version }: { version: string } = JSON.parse(await readFile(join(modules, '@electric-sql/pglite/package.json'), 'utf8'));
  const cache = join(modules, '.cache/anden');
  const file = join(cache, `pglite-${version}.tar`);
  const dump = await readFile(file).catch(() => undefined);
  if (dump !== undefined) return PGlite.create({ loadDataDir: new Blob([dump]), extensions });
  const engine = await PGlite.create({ extensions });
  const made = await engine.dumpDataDir('none');
  await mkdir(cache, { recursive: true });
  const unfinished = `${file}.${randomBytes(4).toString('hex')}`;
  await writeFile(unfinished, Buffer.from(await made.arrayBuffer()));
  await rename(unfinished, file);
  return engine;
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
