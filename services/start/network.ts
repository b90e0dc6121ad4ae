import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Platform } from '../shared/service.ts';
import { dayIn } from '../trip/domain/timetable.ts';
import { describeFailure, describeReport, describeSummary, listProblems } from '../trip/feed/describe.ts';
import { loadApart, loadPacked } from '../trip/feed/load.ts';
import type { NetworkSummary } from '../trip/feed/summary.ts';
import type { FeedReport } from '../trip/feed/types.ts';
import { activateNetwork, activeSummary } from '../trip/store/networks.ts';

export type EnsuredNetwork =
  | { readonly text: string; readonly failed: true }
  | { readonly text: string; readonly failed: false; readonly timeZone: string; readonly currency: string };

/** Why a shop outside the sandbox does not start without a feed. */
export const missingNetwork = 'Sin datos de prueba (SANDBOX=0) falta una red de viajes: npm start -- --feed ruta/a/gtfs.zip';

/** Writes the whole list of problems. Undefined when there are none, or no file can be written. */
async function writeProblems(folder: string, { problems }: FeedReport): Promise<string | undefined> {
  if (problems.length === 0) return undefined;
  const path = join(folder, 'problemas-de-la-red.txt');
  try {
    await mkdir(folder, { recursive: true });
    await writeFile(path, listProblems(problems));
    return path;
  } catch {
    return undefined;
  }
}

/**
 * Activates a network: the given feed, else the stored one, else the demo. Returns the message to print. A bad feed leaves the old data.
 */
export async function ensureNetwork(
  { config, db, clock }: Pick<Platform, 'config' | 'db' | 'clock'>,
  feed: string | undefined,
  { allModes = false }: { readonly allModes?: boolean } = {},
): Promise<EnsuredNetwork> {
  const said = (name: string, summary: NetworkSummary, report = ''): EnsuredNetwork => {
    const { timeZone, currency } = summary;
    const text = describeSummary(summary, dayIn(timeZone, clock.now()));
    return { text: [`${name}: ${text}`, report].filter(Boolean).join('\n'), failed: false, timeZone, currency };
  };
  const stored = await activeSummary(db);
  if (stored !== undefined && feed === undefined && !stored.demo) {
    const other = config.currency !== undefined && config.currency !== stored.currency;
    const text = `CURRENCY=${config.currency} no cambia una red en ${stored.currency} que ya está cargada: quita CURRENCY, o carga con --feed una red con precios en ${config.currency}.`;
    return other ? { text, failed: true } : said('Red de viajes', stored);
  }
  if (feed === undefined && !config.sandbox) {
    return { text: missingNetwork, failed: true };
  }
  const loaded = feed === undefined ? await loadPacked() : await loadApart(feed, { allModes, currency: config.currency });
  const report = describeReport(loaded.report, await writeProblems(config.dataDir, loaded.report));
  if (!loaded.ok) return { text: [describeFailure(loaded.failure), report].filter(Boolean).join('\n'), failed: true };
  const { network } = loaded;
  if (stored?.version !== network.version) await activateNetwork(db, network, { demo: feed === undefined, now: clock.date() });
  return said(feed === undefined ? 'Red de demostración' : 'Red de viajes', network.summary, report);
}
