import { fromPromise } from 'xstate';
import { ask, trip } from '../http/http.ts';

export const get_Name_ = fromPromise<readonly string[], undefined>(async ({ signal }) => {
  const { amenities } = await ask((init) => trip.GET('/bus/amenity', { signal: init.signal }), { signal, retries: 1 });
  return amenities.map(({ name }) => name);
});
