import { ask, trip } from '../http/http.ts';
import { FRESH, queries } from './queryClient.ts';

/** The fares of the network. */
export function fareCatalogueQuery() {
  return queries.fetchQuery({
    queryKey: ['fares'],
    staleTime: FRESH.catalogue,
    queryFn: async () => (await ask((init) => trip.GET('/trip/fares', init), { retries: 1 })).fares,
  });
}

/** The services with their prices for arrivals at a place. */
export function servicesQuery(destinationId: string) {
  return queries.fetchQuery({
    queryKey: ['services', destinationId],
    staleTime: FRESH.catalogue,
    queryFn: async () =>
      (await ask((init) => trip.GET('/seat/services', { ...init, params: { query: { destinationId } } }), { retries: 1 })).services,
  });
}
