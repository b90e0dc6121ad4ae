import { execFile } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from './ports.ts';
import { endServer, findProgram, MissingProgram, serverAccount, startServer } from './serverPrograms.ts';

const places = ['/usr/lib/postgresql/*/bin', '/usr/pgsql-*/bin', '/opt/homebrew/opt/postgresql@*/bin', '/usr/local/opt/postgresql@*/bin'];

export type Postgres = {
  /** Connection string of the superuser `anden`; create your own databases beside `postgres`. */
  url: string;
  /** Stops the server and deletes its data. */
  stop: () => Promise<void>;
  /** Cuts every connection and restarts the server on the same port with the same data. */
  restart: () => Promise<void>;
};

export const hasPostgres = (): boolean => findProgram('initdb', places) !== undefined && findProgram('postgres', places) !== undefined;

/**
 * Starts a PostgreSQL cluster in a temporary folder on a free port, for this machine only, without a password. Each commit is
 * flushed to the disk, as in production, unless `durable` is false. `settings` are further ones of the server. Throws MissingProgram without PostgreSQL.
 */
export async function startPostgres({
  durable = true,
  settings = {},
}: { durable?: boolean; settings?: Readonly<Record<string, string>> } = {}): Promise<Postgres> {
  const initdb = findProgram('initdb', places);
  const postgres = findProgram('postgres', places);
  if (!initdb || !postgres) throw new MissingProgram('PostgreSQL is not installed (initdb and postgres were not found)');

  const account = serverAccount(['postgres', 'nobody']);
  const folder = mkdtempSync(join(tmpdir(), 'anden-postgres-'));
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  if (account) chownSync(folder, account.uid, account.gid);
  const data = join(folder, 'data');
  const port = await freePort();

  const start = () =>
    startServer(
      postgres,
      [
        ...['-D', data, '-p', String(port), '-k', folder],
        ...['-c', 'listen_addresses=127.0.0.1', '-c', 'max_connections=200'],
        ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
        ...(durable ? [] : ['-c', 'fsync=off', '-c', 'synchronous_commit=off', '-c', 'full_page_writes=off']),
      ],
      { ready: 'database system is ready to accept connections', cwd: folder, ...account },
    );

  try {
    await promisify(execFile)(
      initdb,
      [
        '-D',
        data,
        '-U',
        'anden',
        '--auth=trust',
        '--encoding=UTF8',
        `--locale=${process.platform === 'linux' ? 'C.UTF-8' : 'C'}`,
        '--no-sync',
      ],
      { cwd: folder, ...account },
    );
    let server = await start();
    process.once('exit', remove);
    return {
      url: `postgres://anden@127.0.0.1:${port}/postgres`,
      stop: async () => {
        await endServer(server, 'SIGINT');
        process.off('exit', remove);
        remove();
      },
      restart: async () => {
        await endServer(server, 'SIGINT');
        server = await start();
      },
    };
  } catch (error) {
    remove();
    throw error;
  }
}
