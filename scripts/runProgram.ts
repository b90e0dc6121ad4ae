import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';

/** Absolute path of the project, without a slash at its end. */
export const root = fileURLToPath(new URL('..', import.meta.url)).replace(/[/\\]$/, '');

/** Node's compile cache, because dozens of processes of one run load the same files. */
const compiled = join(root, 'node_modules/.cache/node');

export type Finished = { ok: boolean; code: number | null; output: string; timedOut: boolean };

/**
 * Runs a program without input and captures its output. Programs of node_modules/.bin come first and run on the project's own Node. After
 * `limit` milliseconds the program and its children are killed.
 */
export function run(
  command: string,
  args: readonly string[],
  { cwd = root, env = {}, limit = 600_000 }: { cwd?: string; env?: Record<string, string | undefined>; limit?: number } = {},
): Promise<Finished> {
  const windows = process.platform === 'win32';
  const path = `${join(root, 'node_modules/.bin')}${delimiter}${process.env['PATH'] ?? ''}`;
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      shell: windows,
      detached: !windows,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined, NODE_COMPILE_CACHE: compiled, PATH: path, ...env },
    });
    const chunks: Buffer[] = [];
    let timedOut = false;
    const end = (signal: NodeJS.Signals) => {
      if (child.pid === undefined) return;
      try {
        process.kill(windows ? child.pid : -child.pid, signal);
      } catch {
        child.kill(signal);
      }
    };
    const timer = setTimeout(() => {
      timedOut = true;
      end('SIGKILL');
    }, limit);
    const stop = () => end('SIGTERM');
    process.once('exit', stop);
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
    const finish = (code: number | null, extra = '') => {
      clearTimeout(timer);
      process.off('exit', stop);
      const late = timedOut ? `\n${command} was stopped after ${limit / 1000} s\n` : '';
      resolve({ ok: code === 0, code, output: stripVTControlCharacters(Buffer.concat(chunks).toString('utf8')) + extra + late, timedOut });
    };
    child.on('error', (error) => finish(null, `${error.message}\n`));
    child.on('close', (code) => finish(code));
  });
}

/** Runs the work for each item, `lanes` at a time, started in order; the results keep that order. */
export async function inLanes<Item, Result>(
  lanes: number,
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const waiting = items.entries();
  const results: Result[] = [];
  const lane = async () => {
    for (const [place, item] of waiting) results[place] = await work(item);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return results;
}

/** Ends this process in order on Ctrl+C and SIGTERM, so that its child processes end too. */
export function endInOrder(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(130));
}
