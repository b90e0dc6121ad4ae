import { shelfName, type Shelf } from '../storage/shelves.ts';

/** A stored answer, with the time of this device at which it came (epoch milliseconds). */
export type Kept<Data> = { data: Data; at: number };

/** The session of an older answer has expired: a refresh token lives 30 days (`services/identity/domain/refresh.ts`). */
const MAX_AGE_MS = 30 * 86_400_000;

const addressOf = (name: string): string => `/kept/${encodeURIComponent(name)}`;

/** What a shelf answers; null where the browser has no such store, or refuses it. Then nothing is kept. */
async function onShelf<Answer>(shelf: Shelf, ask: (store: Cache) => Promise<Answer>): Promise<Answer | null> {
  try {
    return await ask(await caches.open(shelfName(shelf)));
  } catch {
    return null;
  }
}

/** Stores the latest answer under a name, for the time without a network (decision 29). It never rejects. */
export async function keepAnswer(shelf: Shelf, name: string, data: unknown, at = Date.now()): Promise<void> {
  await onShelf(shelf, (store) => store.put(addressOf(name), new Response(JSON.stringify({ data, at }))));
}

/** The stored answer; null without one. It never rejects. */
export function keptAnswer<Data>(shelf: Shelf, name: string): Promise<Kept<Data> | null> {
  return onShelf(shelf, async (store) => {
    const found = await store.match(addressOf(name));
    if (!found) return null;
    // This version of the shop wrote it.
    const kept = (await found.json()) as Kept<Data>;
    if (Date.now() - kept.at <= MAX_AGE_MS) return kept;
    await store.delete(addressOf(name));
    return null;
  });
}
