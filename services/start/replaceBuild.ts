import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';

/** Milliseconds for which the files of a replaced build stay, so that open pages can still load them. */
export const keptMs = 7 * 24 * 60 * 60_000;

/** Instants in milliseconds at which files in `served` were replaced by a newer build. */
type Replaced = Record<string, number>;

const page = 'index.html';
const isHashed = (file: string): boolean => file.startsWith('assets/');
const listOfReplaced = '.replaced.json';

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'));
}

async function readReplaced(path: string): Promise<Replaced> {
  return existsSync(path) ? JSON.parse(await readFile(path, 'utf8')) : {};
}

/**
 * Replaces the served build without downtime. The names of most files contain a hash, so the new files never overwrite old ones. Then the
 * new page is renamed over the old one. The service worker comes last, because it stores the page and its files at once. Files of earlier
 * builds are deleted after `keptMs`.
 */
export async function replaceBuild(next: string, served: string, now: number = Date.now()): Promise<void> {
  await mkdir(served, { recursive: true });
  const fresh = (await filesIn(next)).filter((file) => file !== page);
  const current = new Set([...fresh, page, listOfReplaced]);
  const known = await readReplaced(join(served, listOfReplaced));
  const replaced: Replaced = {};
  for (const file of await filesIn(served)) if (!current.has(file)) replaced[file] = known[file] ?? now;

  for (const file of [...fresh.filter(isHashed), page, ...fresh.filter((file) => !isHashed(file))]) {
    await mkdir(dirname(join(served, file)), { recursive: true });
    await rename(join(next, file), join(served, file));
  }
  await rm(next, { recursive: true, force: true });

  for (const [file, at] of Object.entries(replaced)) {
    if (now - at < keptMs) continue;
    await rm(join(served, file), { force: true });
    delete replaced[file];
  }
  await writeFile(join(served, listOfReplaced), JSON.stringify(replaced));
}
