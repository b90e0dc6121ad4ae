import { queryOptions } from '@tanstack/react-query';
import { ask, identity } from '../http/http.ts';
import { FRESH } from './queryClient.ts';

/** The providers that the shop offers (AUTH-005). They change with the configuration of the services only. */
export const socialProviders = queryOptions({
  queryKey: ['socialProviders'],
  queryFn: ({ signal }) => ask((init) => identity.GET('/v2/signin/social', { signal: init.signal }), { signal }),
  select: ({ providers }) => providers,
  staleTime: FRESH.catalogue,
});
