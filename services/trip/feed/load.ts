import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { isPrintable } from '../../shared/pdfFonts.ts';
import { buildNetwork, versionOf } from './network.ts';
import { type PackedNetwork, packNetwork } from './pack.ts';
import { readFeed, type ReadOptions } from './read.ts';
import { readSource } from './source.ts';
import type { FeedFailure, FeedReport, LoadedFeed, Network, Unprintable } from './types.ts';

/** Folder of the bundled network. */
export const demoFeedPath: string = fileURLToPath(new URL('./demo/', import.meta.url));

const nothing: FeedReport = {
  problems: [],
  leftOut: { routes: 0, trips: 0 },
  withoutSeconds: 0,
  unprintable: { stops: [], brands: [], classes: [] },
};

/** The names of a network that a ticket prints by their code. */
function unprintableIn(network: Network | null): Unprintable {
  const namesOf = (list: readonly { name: string }[] = []): string[] =>
    [...new Set(list.map(({ name }) => name))].filter((name) => !isPrintable(name));
  return { stops: namesOf(network?.terminals), brands: namesOf(network?.brands), classes: namesOf(network?.classes) };
}

const fail = (code: FeedFailure['code'], detail: string, report = nothing): LoadedFeed<never> => ({
  ok: false,
  failure: { code, detail },
  report,
});

const listOf = new Intl.ListFormat('es', { type: 'conjunction' });

/** Loads a GTFS feed from a zip or a folder, by default the demo network. Bad data never throws. */
export async function loadFeed(path: string = demoFeedPath, options: ReadOptions = {}): Promise<LoadedFeed> {
  const files = await readSource(path);
  if (files === 'not-found') return fail('feed-not-found', `No existe ${path}.`);
  if (files === 'unreadable') return fail('feed-unreadable', `No se puede leer ${path}: debe ser una carpeta o un zip GTFS.`);
  if (files.size === 0) return fail('feed-unreadable', `${path} no tiene ningún archivo GTFS.`);
  const version = versionOf(files, options);
  const rows = readFeed(files, options);
  const built = buildNetwork(rows, { version, currency: options.currency });
  const report: FeedReport = {
    problems: [...rows.problems, ...built.problems],
    leftOut: rows.leftOut,
    withoutSeconds: rows.withoutSeconds,
    unprintable: unprintableIn(built.network),
  };
  const currencies = [...new Set([...rows.fareAttributes.values()].map(({ currency }) => currency))];
  if (currencies.length > 1) {
    const detail = `${path} tiene precios en ${listOf.format(currencies.toSorted())}, y la tienda vende en una sola moneda: elige cuál con CURRENCY.`;
    return fail('feed-with-currencies', detail, report);
  }
  if (built.network === null) {
    const others = rows.leftOut.trips > 0 ? ' Los que tiene no son de autobús: --all-modes los vende.' : '';
    return fail('feed-without-trips', `${path} no tiene ningún viaje utilizable.${others}`, report);
  }
  return { ok: true, network: built.network, report };
}

/** Loads and packs a feed in this thread, see `loadFeed`. */
export async function loadPacked(path?: string, options?: ReadOptions): Promise<LoadedFeed<PackedNetwork>> {
  const loaded = await loadFeed(path, options);
  return loaded.ok ? { ...loaded, network: packNetwork(loaded.network) } : loaded;
}

/** What the worker is asked for. */
export interface LoadRequest {
  readonly path: string;
  readonly options: ReadOptions;
}

/**
 * Loads and packs a feed in a thread of its own. The rows of a large feed take a gigabyte, and their memory is given back with the thread.
 */
export function loadApart(path: string, options: ReadOptions): Promise<LoadedFeed<PackedNetwork>> {
  const workerData: LoadRequest = { path, options };
  const worker = new Worker(new URL('./loadWorker.ts', import.meta.url), { workerData });
  return new Promise((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`the worker that loads ${path} ended with ${code}`)));
  });
}
