import { mkdir } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { PGlite } from '@electric-sql/pglite';
import { CompiledQuery, Kysely, PostgresAdapter, PostgresDialect } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import pg from 'pg';
import { engineConfig } from './engineConfig.ts';
import { extensions } from './extensions.ts';
import { replaceFunctions } from './sqlFunctions.ts';
import { StartError } from './startError.ts';
import { traced } from './tracing.ts';

pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/** The pool, or the client of an open transaction. */
export interface Sql {
  /** Rows of one statement; values are passed as $1, $2, … Each connection parses a statement with a name once. */
  query<Row extends pg.QueryResultRow = pg.QueryResultRow>(text: string, values?: readonly unknown[], name?: string): Promise<Row[]>;
}

/**
 * The one database of a process. `date` is returned as 'YYYY-MM-DD', bigint as number, timestamptz as Date. PGlite is a single connection:
 * inside `transaction` every query must use its `tx`, or it waits for ever.
 */
export interface Database extends Sql {
  readonly embedded: boolean;
  readonly pool: pg.Pool;
  /** One transaction: committed when `work` resolves, rolled back when it rejects. */
  transaction<T>(work: (tx: Sql) => Promise<T>): Promise<T>;
  /** A typed query builder over the same pool. */
  builder<Tables>(): Kysely<Tables>;
  close(): Promise<void>;
}

export type Migrations = Readonly<Record<string, Migration>>;

const operationOf = (text: string): string => /\w+/.exec(text)?.[0].toLowerCase() ?? 'statement';

async function send<Row extends pg.QueryResultRow>(
  target: pg.Pool | pg.PoolClient,
  text: string,
  values: readonly unknown[] = [],
  name?: string,
): Promise<Row[]> {
  // The values are passed apart, so the statement names nobody.
  const attributes = { 'db.system.name': 'postgresql', 'db.query.text': text };
  const result = await traced(operationOf(text), attributes, () =>
    target.query<Row>({ ...(name !== undefined && { name }), text, values: [...values] }),
  );
  return result.rows;
}

/** A database over a pool that the caller opened. Closing it closes the pool, and then the engine. */
export function overPool(pool: pg.Pool, embedded: boolean, closeEngine: () => Promise<void>): Database {
  const dialect = new PostgresDialect({ pool });
  return {
    embedded,
    pool,
    query: (text, values, name) => send(pool, text, values, name),
    async transaction(work) {
      const client = await pool.connect();
      let broken: Error | undefined;
      // A cut connection fails its running query. The error event beside it would end the process without a listener.
      const cut = (error: Error): void => {
        broken = error;
      };
      client.on('error', cut);
      try {
        await client.query('begin');
        const result = await work({ query: (text, values, name) => send(client, text, values, name) });
        await client.query('commit');
        return result;
      } catch (error) {
        await client.query('rollback').catch((failure: unknown) => {
          broken = failure instanceof Error ? failure : new Error(String(failure));
        });
        throw error;
      } finally {
        client.off('error', cut);
        client.release(broken);
      }
    },
    builder: <Tables>() => new Kysely<Tables>({ dialect }),
    async close() {
      await pool.end();
      await closeEngine();
    },
  };
}

/** A pool over an embedded engine that the caller opened, for example a cloned one in tests. Closing the pool closes the engine. */
export function overEngine(engine: PGlite): Database {
  const pool = new pg.Pool({ ...engineConfig(engine), max: 1, idleTimeoutMillis: 0 });
  pool.on('error', () => undefined);
  return overPool(pool, true, () => engine.close());
}

/** Opens the embedded database in `folder`, or in memory when it is undefined. */
export async function openEmbedded(folder: string | undefined): Promise<Database> {
  if (folder !== undefined) await mkdir(folder, { recursive: true });
  const engine = await PGlite.create({ ...(folder === undefined ? {} : { dataDir: folder }), extensions });
  return overEngine(engine);
}

/** Opens PostgreSQL. Waiting for a free connection times out after 5 s, and the answer is 503. */
export function openPostgres(url: string, max = 16): Database {
  const pool = new pg.Pool({ connectionString: url, max, connectionTimeoutMillis: 5000, statement_timeout: 15_000 });
  // The pool replaces a connection that is cut while idle. One that is cut between two owners fails its next query. Without listeners
  // either would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return overPool(pool, false, () => Promise.resolve());
}

const migrationLock = 7_203_411;

/** The database has a migration that this version does not know: it was made by another version. The message is for the operator. */
export class UnknownMigration extends StartError {
  constructor(schema: string, name: string) {
    super(
      `El esquema ${schema} de la base de datos es de otra versión de Andén (migración ${name}). Elige otra base con DATA_DIR o DATABASE_URL; si la de .data/ es de prueba, bórrala con npm run reset.`,
    );
  }
}

async function refuseUnknown(tx: Sql, schema: string, migrations: Migrations): Promise<void> {
  const table = `${schema}.migration`;
  const [found] = await tx.query<{ exists: boolean }>('select to_regclass($1) is not null as exists', [table]);
  if (found?.exists !== true) return;
  const unknown = await tx.query<{ name: string }>(`select name from ${table} where name <> all ($1) order by name limit 1`, [
    Object.keys(migrations),
  ]);
  if (unknown[0] !== undefined) throw new UnknownMigration(schema, unknown[0].name);
}

/**
 * Milliseconds that a migration waits for one lock. It is far below PostgreSQL's `deadlock_timeout` of 1 s, so in a deadlock the migration
 * gives way and no transaction of a traveller does. Requests that queue behind it wait no longer.
 */
const lockWaitMs = 300;
/** Milliseconds between the tries of a migration that another transaction did not let through. */
export const migrationPauses: readonly number[] = [250, 500, 1000, 2000, 4000, 8000, 8000, 8000, 8000];

/** The migrator would wait an hour for its own lock, and every later statement of the transaction for its locks too. `migrate` has a lock. */
class UnlockedDialect extends PostgresDialect {
  override createAdapter(): PostgresAdapter {
    return Object.assign(new PostgresAdapter(), {
      acquireMigrationLock: async () => undefined,
      releaseMigrationLock: async () => undefined,
    });
  }
}

async function migrateOnce(db: Database, schema: string, migrations: Migrations, functions: URL | undefined): Promise<void> {
  await new Kysely<Record<string, never>>({ dialect: new UnlockedDialect({ pool: db.pool }) })
    .transaction()
    .execute(async (transaction) => {
      const tx: Sql = {
        async query<Row extends pg.QueryResultRow>(text: string, values: readonly unknown[] = []) {
          return (await transaction.executeQuery<Row>(CompiledQuery.raw(text, [...values]))).rows;
        },
      };
      await tx.query('set local statement_timeout = 0');
      await tx.query(`set local lock_timeout = ${lockWaitMs}`);
      await refuseUnknown(tx, schema, migrations);
      const migrator = new Migrator({
        db: transaction,
        provider: { getMigrations: () => Promise.resolve({ ...migrations }) },
        migrationTableSchema: schema,
        migrationTableName: 'migration',
        migrationLockTableName: 'migration_lock',
      });
      const { error } = await migrator.migrateToLatest();
      if (error !== undefined) throw error instanceof Error ? error : new Error(`migration of ${schema} failed`);
      if (functions !== undefined) await replaceFunctions(tx, schema, functions);
    });
}

async function migrateWithin(pauses: readonly number[], schema: string, once: () => Promise<void>): Promise<void> {
  for (const wait of [...pauses, undefined]) {
    try {
      return await once();
    } catch (error) {
      if (!gaveWay(error)) throw error;
    }
    if (wait !== undefined) await pause(wait);
  }
  throw new StartError(
    `La base de datos está ocupada: el esquema ${schema} no se pudo cambiar en ${pauses.length + 1} intentos, y nada cambió en él. Termina las transacciones largas (pg_stat_activity) e inicia de nuevo.`,
  );
}

/**
 * Migrates the schema of one service, and then the functions in the folder `functions` (`replaceFunctions`), in one transaction. Several
 * processes may call it at once: one migrates, the others wait. `<schema>.migration` tracks the migrations. It waits 300 ms for a lock and
 * tries again after each of `pauses`. Throws StartError when the last try fails too, and UnknownMigration; then nothing has changed.
 */
export async function migrate(
  db: Database,
  schema: string,
  migrations: Migrations,
  functions?: URL,
  pauses: readonly number[] = migrationPauses,
): Promise<void> {
  const run = (): Promise<void> => migrateWithin(pauses, schema, () => migrateOnce(db, schema, migrations, functions));
  // The migrator locks only after it has created its tables, and two processes that create them at once would conflict.
  if (db.embedded) return run();
  const client = await db.pool.connect();
  try {
    // The other process may migrate for longer than a statement of a request may take.
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await run();
  } finally {
    // Ending the connection gives the lock back.
    client.release(true);
  }
}

/** SQLSTATE of a database error, or undefined. */
export function sqlState(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}

/** Whether another transaction had the lock: deadlock, time-out of a lock, or serialization. The transaction may be repeated. */
export const gaveWay = (error: unknown): boolean => ['40P01', '55P03', '40001'].includes(sqlState(error) ?? '');

const unavailableStates = /^(08|53|57P|ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN)/;

/** Whether the database itself did not answer, so that a retry may succeed. */
export function databaseUnavailable(error: unknown): boolean {
  const state = sqlState(error);
  if (state !== undefined) return unavailableStates.test(state);
  return (
    error instanceof Error &&
    /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error/.test(error.message)
  );
}
