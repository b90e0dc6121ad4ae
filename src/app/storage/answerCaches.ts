/** The stores of the browser: the latest search with its places, and the opened tickets of the signed-in user. */
export type AnswerCache = 'seen' | 'own';

const CACHES: readonly AnswerCache[] = ['seen', 'own'];

/** Increment the number when earlier answers can no longer be read. */
export const cacheName = (name: AnswerCache): string => `anden-${name}-1`;

/** Deletes what was cached: nothing outlives the session of its owner (decision 29). It never rejects. */
export async function deleteAnswers(names = CACHES): Promise<void> {
  await Promise.allSettled(names.map(async (name) => caches.delete(cacheName(name))));
}
