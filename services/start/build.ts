import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { lockFolder } from './lockFolder.ts';
import { replaceBuild } from './replaceBuild.ts';

const root = join(import.meta.dirname, '../..');
const sources = ['src', 'machines', 'openapi/types', 'public', 'index.html', 'vite.config.ts', 'package-lock.json'];

/** Beside `dist/` and on the same disk, so that the files of a build can be renamed into their place. */
const workFolder = join(root, '.build');

/** Folder of the built shop. */
export const distFolder: string = join(root, 'dist');

/** Folder of the built office in it. */
export const officeFolder = 'office';

function newest(path: string): number {
  if (!existsSync(path)) return 0;
  const stats = statSync(path);
  if (!stats.isDirectory()) return stats.mtimeMs;
  return readdirSync(path).reduce((latest, name) => Math.max(latest, newest(join(path, name))), 0);
}

const textFile = /\.(js|css|html|svg|json|txt|webmanifest|map)$/;

/** Writes a .br and a .gz beside each text file, so that the server never compresses files. */
async function compressAll(folder: string): Promise<void> {
  const brotli = promisify(brotliCompress);
  const zip = promisify(gzip);
  const compress = async (path: string): Promise<void> => {
    const content = await readFile(path);
    if (content.length < 1024) return;
    await writeFile(`${path}.br`, await brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }));
    await writeFile(`${path}.gz`, await zip(content, { level: 9 }));
  };
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  const files = entries.filter((entry) => entry.isFile() && textFile.test(entry.name) && entry.name !== 'index.html');
  await Promise.all(files.map(({ parentPath, name }) => compress(join(parentPath, name))));
}

export type Build = { readonly result: 'built' | 'fresh' | 'no-sources' } | { readonly result: 'failed'; readonly output: string };

/** Builds by a configuration into a folder; returns what it said when it failed. */
async function runVite(vite: string, config: string, folder: string): Promise<string | undefined> {
  const child = spawn(process.execPath, [vite, 'build', '--config', config, '--logLevel', 'warn', '--outDir', folder, '--emptyOutDir'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    // A shell or a test that sets another value would build React for development.
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const output: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => output.push(chunk));
  const stop = (): void => void child.kill();
  process.once('exit', stop);
  await once(child, 'close');
  process.off('exit', stop);
  return child.exitCode === 0 ? undefined : Buffer.concat(output).toString('utf8');
}

/** Runs `work` while no other process builds; waits until then. */
async function alone<T>(work: () => Promise<T>): Promise<T> {
  for (;;) {
    const lock = lockFolder(join(workFolder, 'building'));
    if ('release' in lock) {
      try {
        return await work();
      } finally {
        lock.release();
      }
    }
    await pause(200);
  }
}

/**
 * Builds the shop when its sources are newer than `dist/`, or always when `asked`. The new build replaces the old one only when it is
 * complete.
 */
export async function buildShop({ asked = false } = {}): Promise<Build> {
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const built = join(distFolder, 'index.html');
  if (!existsSync(join(root, 'src/app/boot/main.tsx')) || !existsSync(vite)) return { result: existsSync(built) ? 'fresh' : 'no-sources' };
  const fresh = (): boolean =>
    !asked && existsSync(built) && statSync(built).mtimeMs > Math.max(...sources.map((source) => newest(join(root, source))));
  if (fresh()) return { result: 'fresh' };
  return alone(async () => {
    if (fresh()) return { result: 'fresh' };
    const next = join(workFolder, 'next');
    for (const [config, folder] of [
      ['vite.config.ts', next],
      ['src/office/vite.config.ts', join(next, officeFolder)],
    ] as const) {
      // The office is built into a folder of the shop's build, which the first of both empties.
      // oxlint-disable-next-line no-await-in-loop
      const failure = await runVite(vite, config, folder);
      if (failure !== undefined) return { result: 'failed', output: failure };
    }
    await compressAll(next);
    await replaceBuild(next, distFolder);
    return { result: 'built' };
  });
}
