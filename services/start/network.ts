import type { Platform } from '../shared/service.ts';
import { describeFeed, loadFeed } from '../trip/feed/load.ts';
import { summaryOf } from '../trip/feed/summary.ts';
import { activateNetwork, activeSummary } from '../trip/store/networks.ts';

/**
 * Activates a network: the given feed, else the stored one, else the demo. Returns the message to print. A bad feed leaves the old data.
 */
export async function ensureNetwork(
  platform: Pick<Platform, 'config' | 'db' | 'clock'>,
  feed: string | undefined,
): Promise<
  { readonly text: string; readonly failed: true } | { readonly text: string; readonly failed: false; readonly timeZone: string }
> {
  const stored = await activeSummary(platform.db);
  if (stored !== undefined && feed === undefined && !stored.demo) {
    const text = `Red de viajes: ${stored.trips} viajes de ${stored.places} lugares`;
    return { text, failed: false, timeZone: stored.timeZone };
  }
  if (feed === undefined && !platform.config.sandbox) {
    return { text: 'Sin datos de prueba (SANDBOX=0) falta una red de viajes: npm start -- --feed ruta/a/gtfs.zip', failed: true };
  }
  const loaded = await loadFeed(feed);
  const text = describeFeed(loaded);
  if (!loaded.ok) return { text, failed: true };
  if (stored?.version !== loaded.network.version) {
    await activateNetwork(platform.db, { network: loaded.network, demo: feed === undefined }, platform.clock.date());
  }
  const name = feed === undefined ? 'Red de demostración' : 'Red de viajes';
  return { text: `${name}: ${text}`, failed: false, timeZone: summaryOf(loaded.network).timeZone };
}
