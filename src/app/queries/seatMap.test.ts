import { afterEach, expect, test, vi } from 'vitest';
import { DEPARTURE } from '../../../machines/testing/fixtures.ts';
import { trip } from '../http/http.ts';
import { fetchSeatMap } from './seatMap.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('[CONST-010] a seat map without an answer is given up after 60 s', async () => {
  vi.useFakeTimers();
  const outcome = vi.fn();
  vi.spyOn(trip, 'GET').mockImplementation(
    (_, init) =>
      new Promise((__, reject) => {
        const signal: unknown = Reflect.get(Object(init), 'signal');
        if (signal instanceof AbortSignal) signal.addEventListener('abort', () => reject(signal.reason));
      }),
  );
  fetchSeatMap(DEPARTURE).catch(outcome);
  await vi.advanceTimersByTimeAsync(59_999);
  expect(outcome).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(outcome).toHaveBeenCalledWith({ code: 'timeout', retryable: true });
});
