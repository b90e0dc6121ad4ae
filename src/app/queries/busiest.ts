import { queryOptions } from '@tanstack/react-query';
import { ask, trip } from '../http/http.ts';
import { placeOf } from '../wire/place.ts';
import { FRESH } from './queryClient.ts';

/** The busiest origins, or destinations of a place, in the order of their names. Rejects with a Failure. */
export const busiestOptions = (from: string | null, limit: number) =>
  queryOptions({
    queryKey: ['busiest', from, limit],
    staleTime: FRESH.catalogue,
    queryFn: async () => {
      const query = { short: true, limit };
      if (from === null) return (await ask((init) => trip.GET('/trip/origins', { ...init, params: { query } }))).origins.map(placeOf);
      const params = { path: { id: from }, query };
      return (await ask((init) => trip.GET('/trip/origin/{id}/destinations', { ...init, params }))).destinations.map(placeOf);
    },
  });
