import { fromPromise } from 'xstate';
import type { Place } from '../../../machines/domain/place.ts';
import { originsQuery } from '../queries/catalogueQueries.ts';
import { recentPlaces } from '../storage/recentSearches.ts';

export const getOrigins = fromPromise<{ places: Place[]; recent: string[] }, { named: string | null }>(async ({ input }) => ({
  places: await originsQuery(input.named),
  recent: recentPlaces(),
}));
