import { fileURLToPath } from 'node:url';
import { buildNetwork } from './network.ts';
import { readFeed } from './read.ts';
import { readSource } from './source.ts';
import type { FeedFailure, LoadedFeed, Problem } from './types.ts';

/** Folder of the bundled network. */
export const demoFeedPath: string = fileURLToPath(new URL('./demo/', import.meta.url));

const fail = (code: FeedFailure['code'], detail: string, problems: readonly Problem[] = []): LoadedFeed => ({
  ok: false,
  failure: { code, detail, problems },
});

/** Loads a GTFS feed from a zip or a folder, by default the demo network. Bad data never throws. */
export async function loadFeed(path: string = demoFeedPath): Promise<LoadedFeed> {
  const files = await readSource(path);
  if (files === 'not-found') return fail('feed-not-found', `No existe ${path}.`);
  if (files === 'unreadable') return fail('feed-unreadable', `No se puede leer ${path}: debe ser una carpeta o un zip GTFS.`);
  if (files.size === 0) return fail('feed-unreadable', `${path} no tiene ningún archivo GTFS.`);
  const rows = readFeed(files);
  const built = buildNetwork(files, rows);
  const problems = [...rows.problems, ...built.problems];
  if (built.network === null) return fail('feed-without-trips', `${path} no tiene ningún viaje utilizable.`, problems);
  return { ok: true, network: built.network, problems };
}

/** One line per problem, `archivo:línea razón`. After `limit` lines, it counts the others. */
export function describeProblems(problems: readonly Problem[], limit = 50): string {
  const lines = problems.slice(0, limit).map(({ file, line, reason }) => (line === 0 ? `${file} ${reason}` : `${file}:${line} ${reason}`));
  const left = problems.length - lines.length;
  return [...lines, ...(left > 0 ? [`… y ${left} más`] : [])].join('\n');
}

const count = (amount: number, one: string, many: string): string => `${amount} ${amount === 1 ? one : many}`;

/** The message after a feed was loaded or refused. */
export function describeFeed(loaded: LoadedFeed): string {
  const problems = loaded.ok ? loaded.problems : loaded.failure.problems;
  const head = loaded.ok
    ? [
        count(loaded.network.brands.length, 'línea', 'líneas'),
        count(loaded.network.places.length, 'lugar', 'lugares'),
        count(loaded.network.routes.length, 'ruta', 'rutas'),
        count(loaded.network.trips.length, 'viaje', 'viajes'),
        count(problems.length, 'fila con problemas', 'filas con problemas'),
      ].join(', ')
    : `${loaded.failure.detail} Los datos anteriores quedan como estaban.`;
  return problems.length === 0 ? head : `${head}\n${describeProblems(problems)}`;
}
