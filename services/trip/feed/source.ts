import { open, readdir, readFile, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { unzipSync } from 'fflate';

/** Text of each file of a feed by its name in lower case (`stops.txt`). */
export type FeedFiles = ReadonlyMap<string, string>;

const knownFiles = [
  'agency.txt',
  'stops.txt',
  'routes.txt',
  'trips.txt',
  'stop_times.txt',
  'calendar.txt',
  'calendar_dates.txt',
  'fare_attributes.txt',
  'fare_rules.txt',
  'fare_products.txt',
  'fare_leg_rules.txt',
  'stop_areas.txt',
  'route_networks.txt',
  'rider_categories.txt',
  'shapes.txt',
  'frequencies.txt',
  'service_classes.txt',
  'fare_quotas.txt',
] as const;

const isKnown = (name: string): boolean => knownFiles.some((known) => known === name);

const largestFile = 512 * 1024 * 1024;

/** Decodes UTF-8, else windows-1252, which old tools write. */
function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

async function readFolder(path: string): Promise<FeedFiles> {
  const files = new Map<string, string>();
  const entries = await readdir(path, { withFileTypes: true });
  for (const entry of entries) {
    const name = entry.name.toLowerCase();
    if (entry.isFile() && isKnown(name)) files.set(name, decode(await readFile(join(path, entry.name))));
  }
  const folders = entries.filter((entry) => entry.isDirectory());
  const [only] = folders;
  if (files.size === 0 && only && folders.length === 1) return readFolder(join(path, only.name));
  return files;
}

/** A zip may contain the files inside a folder. The folder nearest to the root with a `stops.txt` is used. */
function readZip(bytes: Uint8Array): FeedFiles {
  const entries = unzipSync(bytes, {
    filter: (entry) => {
      if (!isKnown(basename(entry.name).toLowerCase())) return false;
      if (entry.originalSize > largestFile) throw new Error(`${entry.name} is too large`);
      return true;
    },
  });
  const paths = Object.keys(entries);
  const depth = (path: string): number => path.split('/').length;
  const [stops] = paths.filter((path) => basename(path).toLowerCase() === 'stops.txt').toSorted((a, b) => depth(a) - depth(b));
  const root = stops === undefined ? '' : stops.slice(0, -'stops.txt'.length);
  const files = new Map<string, string>();
  for (const path of paths) {
    const name = path.slice(root.length).toLowerCase();
    const bytesOfEntry = entries[path];
    if (path.startsWith(root) && isKnown(name) && bytesOfEntry) files.set(name, decode(bytesOfEntry));
  }
  return files;
}

/** Why a path is certainly no feed, in Spanish; it is asked before a database is opened. Undefined when it may be one. */
export async function pathFault(path: string): Promise<string | undefined> {
  const info = await stat(path).catch(() => undefined);
  if (info === undefined) return `No existe ${path}.`;
  if (info.isDirectory()) return undefined;
  const file = await open(path).catch(() => undefined);
  if (file === undefined) return `No se puede leer ${path}.`;
  const { buffer } = await file.read(Buffer.alloc(2), 0, 2, 0);
  await file.close();
  return buffer.toString('latin1') === 'PK' ? undefined : `${path} no es una carpeta ni un zip GTFS.`;
}

/** Files of a feed, or why they cannot be read. */
export async function readSource(path: string): Promise<FeedFiles | 'not-found' | 'unreadable'> {
  const info = await stat(path).catch(() => undefined);
  if (info === undefined) return 'not-found';
  try {
    return info.isDirectory() ? await readFolder(path) : readZip(await readFile(path));
  } catch {
    return 'unreadable';
  }
}
