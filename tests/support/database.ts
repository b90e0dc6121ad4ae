import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { type Database, openEmbedded, openPostgres } from '../../services/shared/db.ts';

/**
 * An empty database for one test file: in memory, or one of its own on the server of DATABASE_URL. Its `close` deletes it.
 * Migrate it yourself, or hand it to `openPlatform` as the part `db`.
 */
export async function openTestDatabase(): Promise<Database> {
  const server = process.env['DATABASE_URL'];
  if (!server) return openEmbedded(undefined);

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

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
