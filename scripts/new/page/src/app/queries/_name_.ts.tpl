import { queryOptions } from '@tanstack/react-query';
import type { _Name_ } from '../../../machines/domain/_name_.ts';
import { ask, trip } from '../http/http.ts';
import { FRESH } from './queryClient.ts';

/** Rejects with a Failure; leaving the page aborts it. */
export function _name_Query() {
  return queryOptions({
    queryKey: ['_name_'],
    staleTime: FRESH.catalogue,
    queryFn: async ({ signal }): Promise<_Name_> => {
      const { amenities } = await ask((init) => trip.GET('/bus/amenity', { signal: init.signal }), { signal, retries: 1 });
      return { names: amenities.map(({ name }) => name) };
    },
  });
}
