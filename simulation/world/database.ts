import type { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { type Database, overPool } from '../../services/shared/db.ts';
import { engineConfig } from '../../services/shared/engineConfig.ts';
import { drawnPools } from './chance.ts';
import { neverResolves, type Owner } from './owner.ts';

/** Asked before and after each statement of a process: it may end the process there. */
export type Interrupt = (owner: Owner) => void;

/** One embedded database for all processes of the shop. */
export interface SharedDatabase {
  /** The database as one process sees it. */
  of(owner: Owner, interrupt: Interrupt): Database;
  /** The database as the world sees it. */
  readonly all: Database;
  /** Rolls back the open transaction of a dead process, and returns its connection to the pool. */
  release(owner: Owner): Promise<void>;
  /** Deletes everything that a run left behind. Keys, secrets and the timetable stay. */
  empty(): Promise<void>;
  /** Makes the engine draw new random bytes. It keeps a pool of them, and a run must not use those of an earlier run. */
  dropRandomPool(): Promise<void>;
}

/** Tables of the shop itself, filled once. */
const lasting = /[.](migration|migration_lock|secret|function_text|network|network_part|signing_key|bank_key|setting)$/;

export function shareDatabase(engine: PGlite): SharedDatabase {
  const pool = new pg.Pool({ ...engineConfig(engine), max: 1, idleTimeoutMillis: 0 });
  pool.on('error', () => undefined);
  const held = new Map<Owner, Set<pg.PoolClient>>();
  const all = overPool(pool, true, () => engine.close());
  let tables: string | undefined;

  const guard = (owner: Owner, interrupt: Interrupt, client: pg.PoolClient): pg.PoolClient => {
    const mine = held.get(owner) ?? new Set();
    held.set(owner, mine.add(client));
    const step = async (send: () => Promise<unknown>): Promise<unknown> => {
      interrupt(owner);
      if (!owner.isAlive) return neverResolves();
      const rows = await send();
      interrupt(owner);
      return owner.isAlive ? rows : neverResolves();
    };
    return new Proxy(client, {
      get(target, name) {
        if (name === 'query') return (...values: [string, unknown[]?]) => step(() => target.query(...values));
        if (name === 'release') {
          return (broken?: Error | boolean) => {
            if (!mine.delete(client)) return;
            target.release(broken);
          };
        }
        const value: unknown = Reflect.get(target, name);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
  };

  return {
    all,
    of(owner, interrupt) {
      const connect = async (): Promise<pg.PoolClient> => {
        if (!owner.isAlive) return neverResolves();
        const client = await pool.connect();
        if (owner.isAlive) return guard(owner, interrupt, client);
        client.release();
        return neverResolves();
      };
      const query = async (...values: [string, unknown[]?]): Promise<unknown> => {
        const client = await connect();
        try {
          return await client.query(...values);
        } finally {
          client.release();
        }
      };
      const own = new Proxy(pool, {
        get(target, name) {
          if (name === 'connect') return connect;
          if (name === 'query') return query;
          // The pool outlives the process.
          if (name === 'end') return () => Promise.resolve();
          const value: unknown = Reflect.get(target, name);
          return typeof value === 'function' ? value.bind(target) : value;
        },
      });
      return overPool(own, true, () => Promise.resolve());
    },
    async release(owner) {
      const mine = [...(held.get(owner) ?? [])];
      held.delete(owner);
      for (const client of mine) {
        await client.query('rollback');
        // The dead code would remove its listeners at its end.
        client.removeAllListeners('error');
        client.release();
      }
    },
    async dropRandomPool() {
      for (const before = drawnPools(); drawnPools() === before;) await all.query('select gen_random_uuid()');
    },
    async empty() {
      if (tables === undefined) {
        const rows = await all.query<{ name: string }>(
          `select schemaname || '.' || tablename as name from pg_tables
           where schemaname in ('platform', 'trip', 'identity', 'payment', 'sandbox') order by name`,
        );
        if (rows.length === 0) return;
        tables = rows
          .map(({ name }) => name)
          .filter((name) => !lasting.test(name))
          .join(', ');
      }
      await all.query(`truncate ${tables} restart identity cascade`);
      await all.query('alter sequence trip.order_number restart');
      // Deletes the files of the emptied tables, which lie in memory.
      await all.query('checkpoint');
    },
  };
}
