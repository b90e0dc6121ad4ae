import { fromPromise } from 'xstate';
import type { Place } from '../../../machines/domain/place.ts';
import { destinationsQuery } from '../queries/catalogueQueries.ts';

export const getDestinations = fromPromise<Place[], { originId: string; named: string | null }>(({ input }) =>
  destinationsQuery(input.originId, input.named),
);
