import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { isPrintable } from '../../shared/pdfFonts.ts';
import { buildNetwork, versionOf } from './network.ts';
import { type PackedNetwork, packNetwork } from './pack.ts';
import { journeysOf } from './journeys.ts';
import { type FeedRows, readFeed } from './read.ts';
import { type FeedFiles, readSource } from './source.ts';
import { givenFare } from './tariff.ts';
import type { FeedFailure, FeedReport, LoadedFeed, Network, Unprintable } from './types.ts';
import type { ReadOptions } from './collect.ts';
import { listText } from '../../shared/listText.ts';

/** Folder of the bundled network. */
export const demoFeedPath: string = fileURLToPath(new URL('./demo/', import.meta.url));

const or = new Intl.ListFormat('es', { type: 'disjunction' });

/** The report of a load that found nothing to tell. */
export const EMPTY_REPORT: FeedReport = {
  problems: [],
  leftOut: { routes: 0, trips: 0 },
  withoutSeconds: 0,
  unprintable: { stops: [], brands: [], classes: [] },
  unreadFares: undefined,
  byTariff: undefined,
};

/** The names of a network that a ticket prints by their code. */
function unprintableIn(network: Network): Unprintable {
  const namesOf = (list: readonly { name: string }[]): string[] =>
    [...new Set(list.map(({ name }) => name))].filter((name) => !isPrintable(name));
  return { stops: namesOf(network.terminals), brands: namesOf(network.brands), classes: namesOf(network.classes) };
}

const fail = (code: FeedFailure['code'], detail: string, report = EMPTY_REPORT): LoadedFeed<never> => ({
  ok: false,
  failure: { code, detail },
  report,
});

/** The journeys of a network with fares that have none. */
function leftToTariff(network: Network): FeedReport['byTariff'] {
  const [serviceClass] = network.classes;
  if (network.fares.length === 0 || serviceClass === undefined) return undefined;
  const journeys = [...journeysOf(network)];
  const unpriced = journeys.filter((journey) => givenFare(network, journey) === null);
  const [first] = unpriced;
  if (first === undefined) return undefined;
  const { currency } = network;
  return {
    journeys: unpriced.length,
    all: journeys.length,
    from: first.from.name,
    to: first.to.name,
    currency,
    tariff: serviceClass,
  };
}

const firstFares = ['fare_attributes.txt', 'fare_rules.txt'] as const;
const secondFares = ['fare_products.txt', 'fare_leg_rules.txt'] as const;

const hasRows = (files: FeedFiles, name: string): boolean => files.get(name)?.trim().includes('\n') ?? false;
const without = (files: FeedFiles, names: readonly string[]): FeedFiles => new Map([...files].filter(([name]) => !names.includes(name)));

/** Why a feed has prices and none can be sold; undefined for a feed without prices, or with one. */
function unreadPrices(
  files: FeedFiles,
  { fareAttributes, legRules }: FeedRows,
  network: Network,
  { currency }: ReadOptions,
): string | undefined {
  const file = [firstFares, secondFares].map(([name]) => name).find((name) => hasRows(files, name));
  if (file === undefined || network.fares.length > 0) return undefined;
  if (fareAttributes.size > 0 || legRules.rules.length > 0) return `ningún precio de ${file} es de un recorrido que se vende`;
  if (file === 'fare_products.txt' && !hasRows(files, 'fare_leg_rules.txt')) return `${file} no sirve sin fare_leg_rules.txt`;
  return `ningún precio de ${file} se puede leer${currency === undefined ? '' : ` en ${currency}`}`;
}

type Attempt = LoadedFeed & { currencies: readonly string[] };

/** Builds the network of files with one kind of fares. */
function attempt(path: string, files: FeedFiles, options: ReadOptions, version: string): Attempt {
  const rows = readFeed(files, options);
  const { network, problems, prices } = buildNetwork(rows, { version, currency: options.currency });
  const report: FeedReport = {
    ...EMPTY_REPORT,
    problems: [...rows.problems, ...problems],
    leftOut: rows.leftOut,
    withoutSeconds: rows.withoutSeconds,
  };
  const currencies = [...rows.currencies].toSorted();
  const refuse = (code: FeedFailure['code'], detail: string): Attempt => ({ ...fail(code, detail, report), currencies });
  if (network === null) {
    const kind = rows.leftOut.trips > 0 ? ' de autobús' : '';
    return refuse('feed-without-trips', `${path} no tiene ningún viaje utilizable${kind}.`);
  }
  if (prices.currencies.length > 1) {
    const several = listText(prices.currencies.toSorted());
    return refuse('feed-with-currencies', `${path} tiene precios en ${several}, y la tienda vende en una sola moneda.`);
  }
  const unread = prices.unclear ?? unreadPrices(files, rows, network, options);
  if (unread !== undefined) return refuse('feed-with-unread-prices', `${path} tiene precios que la tienda no puede leer: ${unread}.`);
  const byTariff = rows.classes.size === 0 ? leftToTariff(network) : undefined;
  return { ok: true, network, report: { ...report, unprintable: unprintableIn(network), byTariff }, currencies };
}

/** Prices of fares v2 precede those of v1, as GTFS recommends; where they are not read, v1 sells. */
function attemptBoth(path: string, files: FeedFiles, options: ReadOptions, version: string): Attempt {
  if (!hasRows(files, secondFares[0])) return attempt(path, without(files, secondFares), options, version);
  const second = attempt(path, without(files, firstFares), options, version);
  if (second.ok || second.failure.code !== 'feed-with-unread-prices' || !hasRows(files, firstFares[0])) return second;
  const first = attempt(path, without(files, secondFares), options, version);
  return first.ok ? { ...first, report: { ...first.report, unreadFares: second.failure.detail } } : first;
}

/** Other options for a refused feed with the words that choose them; the nearest first. */
function otherOptions({ allModes = false, currency }: ReadOptions, currencies: readonly string[]): (ReadOptions & { words: string })[][] {
  const modes = allModes ? [] : [{ allModes: true, currency, words: '--all-modes (o ALL_MODES=1)' }];
  const money = [...(currency === undefined ? [] : [undefined]), ...currencies.filter((code) => code !== currency)].map((code) => ({
    allModes,
    currency: code,
    words: code === undefined ? 'sin CURRENCY' : `con CURRENCY=${code}`,
  }));
  const both = modes.flatMap(({ words }) => money.map((other) => ({ ...other, allModes: true, words: `${other.words} y ${words}` })));
  return [[...modes.map((other) => ({ ...other, words: `con ${other.words}` })), ...money], both];
}

/** What loads a refused feed: every advice was tried. Empty when nothing does. */
function adviceFor(load: (options: ReadOptions) => Attempt, options: ReadOptions, currencies: readonly string[]): string {
  for (const others of otherOptions(options, currencies)) {
    const good = others.filter((other) => load(other).ok);
    if (good.length > 0) return ` Así entra: ${or.format(good.map(({ words }) => words))}.`;
  }
  return '';
}

/** Loads a GTFS feed from a zip or a folder, by default the demo network. Bad data never throws. */
export async function loadFeed(path: string = demoFeedPath, options: ReadOptions = {}): Promise<LoadedFeed> {
  const files = await readSource(path);
  if (files === 'not-found') return fail('feed-not-found', `No existe ${path}.`);
  if (files === 'unreadable') return fail('feed-unreadable', `No se puede leer ${path}: debe ser una carpeta o un zip GTFS.`);
  if (files.size === 0) return fail('feed-unreadable', `${path} no tiene ningún archivo GTFS.`);
  const load = (chosen: ReadOptions): Attempt => attemptBoth(path, files, chosen, versionOf(files, chosen));
  const { currencies, ...loaded } = load(options);
  if (loaded.ok) return loaded;
  const { code, detail } = loaded.failure;
  return fail(code, `${detail}${adviceFor(load, options, currencies)}`, loaded.report);
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
