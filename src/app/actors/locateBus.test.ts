import { afterEach, expect, test, vi } from 'vitest';
import { createActor, toPromise } from 'xstate';
import { trip } from '../http/http.ts';
import { locateBus } from './locateBus.ts';

const locating = () => createActor(locateBus, { input: { unit: '4521' } }).start();
const silent = () => vi.spyOn(trip, 'POST').mockRejectedValue(new TypeError('fetch failed'));

afterEach(() => {
  vi.restoreAllMocks();
});

test('[ERR-084] a failure is only logged', async () => {
  const log = vi.spyOn(console, 'warn').mockReturnValue();
  silent();
  const failure = { code: 'network', retryable: true };
  await expect(toPromise(locating())).rejects.toEqual(failure);
  expect(log).toHaveBeenCalledExactlyOnceWith('the bus was not located', failure);
});

test('a request that the traveller closed is not logged', async () => {
  const log = vi.spyOn(console, 'warn').mockReturnValue();
  silent();
  locating().stop();
  await new Promise((done) => setImmediate(done));
  expect(log).not.toHaveBeenCalled();
});
