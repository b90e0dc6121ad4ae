import { fromPromise } from 'xstate';
import type { Fix } from '../../../machines/tracking/index.ts';
import { logFailure } from '../ground/logFailure.ts';
import { ask, trip } from '../http/http.ts';

/** An answer that takes longer than the pause between two requests is given up. */
const TIMEOUT_MS = 10_000;

/** A failure is only logged (ERR-084). The next request is its retry. */
export const locateBus = fromPromise<Fix, { unit: string }>(async ({ input: { unit }, signal }) => {
  try {
    const { lat, lng, fixedAt } = await ask((init) => trip.POST('/trip/location', { signal: init.signal, body: { id: unit } }), {
      timeout: TIMEOUT_MS,
      signal,
    });
    return { latitude: lat, longitude: lng, at: fixedAt };
  } catch (error) {
    if (!signal.aborted) logFailure('the bus was not located', error);
    throw error;
  }
});
