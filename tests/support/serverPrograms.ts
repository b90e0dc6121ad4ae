import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** A missing program; the message names it and how to install it. */
export class MissingProgram extends Error {
  override name = 'MissingProgram';
}

/** Full path of a program: first in PATH, then in the given places (globs; the last match wins, which is the newest version). */
export function findProgram(name: string, places: readonly string[] = []): string | undefined {
  const path = (process.env['PATH'] ?? '').split(delimiter).map((folder) => join(folder, name));
  const fixed = places.flatMap((place) => globSync(join(place, name)).toSorted(byNumber).toReversed());
  return [...path, ...fixed].find((file) => existsSync(file));
}

const byNumber = (a: string, b: string) => a.localeCompare(b, 'en', { numeric: true });

export type Account = { uid: number; gid: number };

/**
 * The account for a database server, because PostgreSQL refuses root. Undefined when we are not root. Throws MissingProgram when root finds
 * no account.
 */
export function serverAccount(names: readonly string[]): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  for (const name of names) {
    const [, , uid, gid] = accounts.find(([account]) => account === name) ?? [];
    if (uid !== undefined && gid !== undefined) return { uid: Number(uid), gid: Number(gid) };
  }
  throw new MissingProgram(`no account ${names.join(' or ')} to run the server under (it refuses root)`);
}

/**
 * Starts a server and resolves when its output contains the ready mark. Rejects with the output when it exits before. The server is killed
 * when this process ends.
 */
export async function startServer(
  command: string,
  args: readonly string[],
  { ready, ...options }: { ready: string; cwd: string } & Partial<Account>,
): Promise<ChildProcess> {
  const child = spawn(command, args, {
    ...options,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env['PATH'], LC_ALL: 'C.UTF-8' },
  });
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  child.once('exit', () => process.off('exit', kill));

  let output = '';
  await new Promise<void>((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      output += chunk.toString('utf8');
      if (output.includes(ready)) resolve();
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`${command} ended with ${code}:\n${output}`)));
  });
  // The output must be read, because a full pipe would block the server.
  child.stdout.removeAllListeners('data').resume();
  child.stderr.removeAllListeners('data').resume();
  return child;
}

/** Stops a server with the signal of its orderly stop; resolves after it has exited. */
export async function endServer(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill(signal);
  await gone;
}
