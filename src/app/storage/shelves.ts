/** The stores of the browser: the latest search with its places, and the opened tickets of the signed-in user. */
export type Shelf = 'seen' | 'own';

const SHELVES: readonly Shelf[] = ['seen', 'own'];

/** Increment the number when earlier answers can no longer be read. */
export const shelfName = (shelf: Shelf): string => `anden-${shelf}-1`;

/** Deletes what was kept: nothing outlives the session of its owner (decision 29). It never rejects. */
export async function emptyShelves(shelves = SHELVES): Promise<void> {
  await Promise.allSettled(shelves.map(async (shelf) => caches.delete(shelfName(shelf))));
}
