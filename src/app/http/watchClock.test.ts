import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchClock } from './watchClock.ts';

const START = Date.parse('2026-11-21T05:20:00Z');

beforeEach(() => {
  vi.useFakeTimers({ now: START });
  vi.stubGlobal('document', new EventTarget());
  vi.stubGlobal('addEventListener', () => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('measures the clock of the server again when the clocks of the browser have parted by more than a second', async () => {
  const measure = vi.fn(() => Promise.resolve());
  const stop = watchClock(measure);
  await vi.advanceTimersByTimeAsync(60_000);
  vi.setSystemTime(Date.now() + 1_000);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(measure).not.toHaveBeenCalled();
  vi.setSystemTime(Date.now() + 1);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(measure).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(measure).toHaveBeenCalledTimes(1);
  stop();
});

test('waits for a slow answer instead of asking again', async () => {
  const answer = Promise.withResolvers<void>();
  const measure = vi.fn(() => answer.promise);
  const stop = watchClock(measure);
  vi.setSystemTime(START + 60_000);
  await vi.advanceTimersByTimeAsync(30_000);
  answer.resolve();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(measure).toHaveBeenCalledTimes(1);
  stop();
});

test('tries again every five seconds until the server answers', async () => {
  const measure = vi.fn(() => Promise.resolve()).mockRejectedValueOnce({ code: 'network', retryable: true });
  const stop = watchClock(measure);
  vi.setSystemTime(START - 720_000);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(measure).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(measure).toHaveBeenCalledTimes(2);
  stop();
});
