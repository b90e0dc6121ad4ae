import { fromPromise } from 'xstate';
import type { Origins } from '../../../machines/search/index.ts';
import { serverNow } from '../ground/serverClock.ts';
import { originsQuery } from '../queries/catalogueQueries.ts';
import { recentPlaces } from '../storage/recentSearches.ts';

export const getOrigins = fromPromise<Origins, { named: string | null }>(async ({ input }) => ({
  places: await originsQuery(input.named),
  recent: recentPlaces(),
  now: serverNow(),
}));
