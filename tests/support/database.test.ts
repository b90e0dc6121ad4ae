import { expect, test } from 'vitest';
import { openTestDatabase } from './database.ts';
import { hasPostgres, startPostgres } from './postgres.ts';

test('a test database is empty, knows ranges in exclusion constraints, and is gone after its test', async () => {
  const db = await openTestDatabase();
  await db.query('create extension if not exists btree_gist');
  await db.query('create table claim (seat int, legs int4range, exclude using gist (seat with =, legs with &&))');
  await db.query("insert into claim values (1, '[0,2)'), (1, '[2,3)')");
  expect(await db.query('select count(*)::int as count from claim')).toEqual([{ count: 2 }]);
  await db.close();
}, 60_000);

test.runIf(hasPostgres())(
  'two test databases of one PostgreSQL do not see each other',
  async () => {
    const server = await startPostgres();
    process.env['DATABASE_URL'] = server.url;
    const [one, two] = [await openTestDatabase(), await openTestDatabase()];
    await one.query('create table only_here ()');
    await expect(two.query('select * from only_here')).rejects.toMatchObject({ code: '42P01' });
    await Promise.all([one.close(), two.close()]);
    delete process.env['DATABASE_URL'];
    await server.stop();
  },
  60_000,
);
