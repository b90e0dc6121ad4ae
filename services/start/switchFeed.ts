import { dayIn, timetableOf } from '../trip/domain/timetable.ts';
import { type LostDeparture, lostDepartures } from '../trip/domain/lostDepartures.ts';
import { describeFailure, describeReport, describeSummary } from '../trip/feed/describe.ts';
import { loadApart } from '../trip/feed/load.ts';
import { unpackNetwork } from '../trip/feed/pack.ts';
import { activateNetwork, activeSummary } from '../trip/store/networks.ts';
import { soldLegsAfter } from '../trip/store/soldLegs.ts';
import type { Config } from '../shared/config.ts';
import type { Database } from '../shared/db.ts';

/** What became of a new feed, in Spanish. `asked`: sold departures are lost, and nobody has accepted that. */
export interface Switched {
  readonly result: 'switched' | 'same' | 'asked' | 'refused';
  readonly text: string;
  readonly lost: readonly LostDeparture[];
}

const sentenceOf = ({ why, runId, from, to, departure, now, tickets }: LostDeparture): string =>
  `  ${runId}, ${from} a ${to}, ${departure}: ${tickets === 1 ? '1 boleto' : `${tickets} boletos`}${why === 'moved' ? `, ahora sale ${now}` : ''}`;

/**
 * Loads a feed into a running shop. Its processes take the new network within seconds, and what is sold already stays as it was sold.
 * Nothing changes for a bad feed, for one of another currency or zone, and while sold departures are lost that nobody accepted.
 */
export async function switchFeed(
  { db, config, now }: { readonly db: Database; readonly config: Pick<Config, 'currency'>; readonly now: Date },
  feed: string,
  { allModes = false, accepts = false }: { readonly allModes?: boolean; readonly accepts?: boolean } = {},
): Promise<Switched> {
  const stored = await activeSummary(db);
  const loaded = await loadApart(feed, { allModes, currency: config.currency ?? stored?.currency });
  const report = describeReport(loaded.report, undefined);
  const said = (result: Switched['result'], text: string, lost: readonly LostDeparture[] = []): Switched => ({
    result,
    text: [text, report].filter(Boolean).join('\n'),
    lost,
  });
  if (!loaded.ok) return said('refused', describeFailure(loaded.failure));
  const { network } = loaded;
  const { timeZone, currency } = network.summary;
  if (stored !== undefined && (stored.timeZone !== timeZone || stored.currency !== currency)) {
    return said(
      'refused',
      `La red nueva es de ${timeZone} en ${currency}, y la tienda vende en ${stored.timeZone} en ${stored.currency}: detén la tienda y cárgala con --feed.`,
    );
  }
  if (stored?.version === network.version) return said('same', 'Esa red ya es la de la tienda.');
  const lost = lostDepartures(timetableOf(unpackNetwork(network), false), await soldLegsAfter(db, now));
  const list = lost.length === 0 ? [] : ['Salidas vendidas que la red nueva no tiene como se vendieron:', ...lost.map(sentenceOf)];
  if (lost.length > 0 && !accepts)
    return said(
      'asked',
      [...list, 'Nada cambió. Sus boletos siguen valiendo; con --accept la red nueva se vende de todos modos.'].join('\n'),
      lost,
    );
  await activateNetwork(db, network, { demo: false, now });
  const text = describeSummary(network.summary, dayIn(timeZone, now.getTime()));
  return said('switched', [`Red de viajes: ${text}`, ...list, 'Los procesos de la tienda la venden en unos segundos.'].join('\n'), lost);
}
