import type { Platform } from '../shared/service.ts';
import { describeFeed, loadFeed } from '../trip/feed/load.ts';
import { activateNetwork, activeNetwork } from '../trip/store/networks.ts';

/** Puts a network on sale: the given feed, else the one that is there already, else the demo. Returns what to tell; a bad feed leaves the old data. */
export async function ensureNetwork(
  platform: Platform,
  feed: string | undefined,
): Promise<{ readonly text: string; readonly failed: boolean }> {
  const stored = await activeNetwork(platform.db);
  if (stored !== undefined && feed === undefined && !stored.demo) {
    return { text: `Red de viajes: ${stored.network.trips.length} viajes de ${stored.network.places.length} lugares`, failed: false };
  }
  const loaded = await loadFeed(feed);
  const text = describeFeed(loaded);
  if (!loaded.ok) return { text, failed: true };
  if (stored?.network.version !== loaded.network.version) {
    await activateNetwork(platform.db, { network: loaded.network, demo: feed === undefined }, platform.clock.date());
  }
  return { text: `${feed === undefined ? 'Red de demostración' : 'Red de viajes'}: ${text}`, failed: false };
}
