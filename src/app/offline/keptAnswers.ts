import { shelfName, type Shelf } from './shelves.ts';

/** A stored answer, with the time of this device at which it came (epoch milliseconds). */
export type Kept<Data> = { data: Data; at: number };

/** The session of an older answer has expired: a refresh token lives 30 days (`services/identity/domain/refresh.ts`). */
const MAX_AGE_MS = 30 * 86_400_000;

/** Undefined where the browser has no such store, or refuses it. Then nothing is kept. */
const open = async (shelf: Shelf): Promise<Cache | undefined> => globalThis.caches?.open(shelfName(shelf)).catch(() => undefined);

const addressOf = (name: string): string => `/kept/${encodeURIComponent(name)}`;

/** Stores the latest answer under a name, for the time without a network (decision 29). It never rejects. */
export async function keepAnswer(shelf: Shelf, name: string, data: unknown, at = Date.now()): Promise<void> {
  const store = await open(shelf);
  await store?.put(addressOf(name), new Response(JSON.stringify({ data, at }))).catch(() => {});
}

/** The stored answer; null without one. */
export async function keptAnswer<Data>(shelf: Shelf, name: string): Promise<Kept<Data> | null> {
  const store = await open(shelf);
  const found = await store?.match(addressOf(name)).catch(() => undefined);
  if (!found) return null;
  // This version of the shop wrote it.
  const kept = (await found.json()) as Kept<Data>;
  if (Date.now() - kept.at <= MAX_AGE_MS) return kept;
  await store?.delete(addressOf(name));
  return null;
}
