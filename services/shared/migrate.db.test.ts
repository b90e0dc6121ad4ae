import { setTimeout as pause } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openTestDatabase } from '../../tests/support/database.ts';
import { type Database, type Migrations, migrate, migrationPauses } from './db.ts';

let db: Database;
beforeEach(async () => {
  db = await openTestDatabase();
});
afterEach(() => db.close());

const execute = async (on: Kysely<unknown>, text: string): Promise<void> => {
  await sql.raw(text).execute(on);
};

/** The release that runs: two tables. */
const before: Migrations = {
  '000-tables': {
    up: (on) =>
      execute(
        on,
        'create table t.one (id int primary key); create table t.two (id int primary key); insert into t.one values (1); insert into t.two values (1)',
      ),
  },
};
/** The next one gives each a column. `ahead` runs before each try. */
const after = (ahead: () => Promise<unknown> = async () => undefined): Migrations => ({
  ...before,
  '001-columns': {
    async up(on) {
      await ahead();
      await execute(on, 'alter table t.one add column more int');
      await execute(on, 'alter table t.two add column more int');
    },
  },
});
const columns = async () =>
  (await db.query("select 1 from information_schema.columns where table_schema = 't' and column_name = 'more'")).length;

it('a migration is tried ten times within forty seconds', () => {
  expect(migrationPauses.length).toBe(9);
  expect(migrationPauses.reduce((sum, wait) => sum + wait)).toBe(39_750);
});

it.runIf(process.env['DATABASE_URL'])(
  'a migration gives way before the deadlock detection ends a transaction of somebody else',
  async () => {
    await migrate(db, 't', before);
    let waits: unknown;
    const [detection] = await db.query('show deadlock_timeout');
    await migrate(db, 't', {
      ...before,
      '001-look': { up: async (on) => void (waits = (await sql`show lock_timeout`.execute(on)).rows) },
    });
    expect(waits).toEqual([{ lock_timeout: '300ms' }]);
    expect(detection).toEqual({ deadlock_timeout: '1s' });
  },
);

it.runIf(process.env['DATABASE_URL'])(
  'two processes migrate under transactions that lock the other way round, and nobody fails',
  async () => {
    await migrate(db, 't', before);
    let tries = 0;
    let done = 0;
    const work = async (): Promise<void> => {
      while (tries < 3) {
        await db.transaction(async (tx) => {
          await tx.query('update t.two set id = 1');
          await pause(2);
          await tx.query('update t.one set id = 1');
        });
        done += 1;
      }
    };
    const load = Promise.all([work(), work()]);
    await expect.poll(() => done).toBeGreaterThan(10);
    const both = [1, 2].map(() =>
      migrate(
        db,
        't',
        after(async () => (tries += 1)),
      ),
    );
    await Promise.all([load, ...both]);
    expect(await columns()).toBe(2);
  },
);

it.runIf(process.env['DATABASE_URL'])(
  'a table that is free at the last try is changed; one that is not stops the start, and nothing has changed',
  async () => {
    await migrate(db, 't', before);
    const holder = await db.pool.connect();
    let tries = 0;
    const freeAt = (last: number): Migrations =>
      after(async () => {
        tries += 1;
        if (tries === last) await holder.query('rollback');
      });
    try {
      await holder.query('begin');
      await holder.query('lock table t.two in share mode');
      const late = migrate(db, 't', freeAt(4), undefined, [1, 1]);
      await expect(late).rejects.toThrow(
        'La base de datos está ocupada: el esquema t no se pudo cambiar en 3 intentos, y nada cambió en él.',
      );
      expect(await columns()).toBe(0);
      tries = 0;
      await migrate(db, 't', freeAt(3), undefined, [1, 1]);
      expect(tries).toBe(3);
      expect(await columns()).toBe(2);
    } finally {
      holder.release(true);
    }
  },
);
