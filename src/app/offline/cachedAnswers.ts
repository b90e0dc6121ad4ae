import { cacheName, type AnswerCache } from '../storage/answerCaches.ts';

/** A stored answer, with the time of this device at which it came (epoch milliseconds). */
export type Cached<Data> = { data: Data; at: number };

/** The session of an older answer has expired: a refresh token lives 30 days (`services/identity/domain/refresh.ts`). */
const MAX_AGE_MS = 30 * 86_400_000;

const addressOf = (name: string): string => `/kept/${encodeURIComponent(name)}`;

/** What a cache answers; null where the browser has no such store, or refuses it. Then nothing is cached. */
async function withCache<Answer>(cache: AnswerCache, ask: (store: Cache) => Promise<Answer>): Promise<Answer | null> {
  try {
    return await ask(await caches.open(cacheName(cache)));
  } catch {
    return null;
  }
}

/** Stores the latest answer under a name, for the time without a network (decision 29). It never rejects. */
export async function cacheAnswer(cache: AnswerCache, name: string, data: unknown, at = Date.now()): Promise<void> {
  await withCache(cache, (store) => store.put(addressOf(name), new Response(JSON.stringify({ data, at }))));
}

/** The stored answer; null without one. It never rejects. */
export function cachedAnswer<Data>(cache: AnswerCache, name: string): Promise<Cached<Data> | null> {
  return withCache(cache, async (store) => {
    const found = await store.match(addressOf(name));
    if (!found) return null;
    // This version of the shop wrote it.
    const cached = (await found.json()) as Cached<Data>;
    if (Date.now() - cached.at <= MAX_AGE_MS) return cached;
    await store.delete(addressOf(name));
    return null;
  });
}
