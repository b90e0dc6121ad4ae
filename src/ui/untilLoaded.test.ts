import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadOrGone, onReplaced, untilLoaded } from './untilLoaded.ts';

let page: EventTarget;

beforeEach(() => {
  vi.useFakeTimers();
  page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a file that is lost is asked for again, ever less often', async () => {
  const times: number[] = [];
  const start = Date.now();
  const load = vi.fn(async () => {
    times.push(Date.now() - start);
    if (times.length < 7) throw new TypeError('lost');
    return { part: 'here' };
  });
  const loaded = untilLoaded(load);
  await vi.advanceTimersByTimeAsync(60_000);
  await expect(loaded).resolves.toEqual({ part: 'here' });
  expect(times).toEqual([0, 500, 1_500, 3_500, 7_500, 15_500, 23_500]);
});

test('it is asked for at once when the connection is back', async () => {
  const load = vi.fn<() => Promise<object>>().mockRejectedValueOnce(new TypeError('lost')).mockResolvedValue({ part: 'here' });
  const loaded = untilLoaded(load);
  await vi.advanceTimersByTimeAsync(100);
  page.dispatchEvent(new Event('online'));
  await expect(loaded).resolves.toEqual({ part: 'here' });
  expect(load).toHaveBeenCalledTimes(2);
});

test('a file that a newer build has replaced is not asked for again, and the page is told', async () => {
  const heard = vi.fn();
  onReplaced(heard);
  const load = vi.fn<() => Promise<object>>().mockRejectedValue(new TypeError('gone'));
  await expect(loadOrGone(load, async () => true)).resolves.toBeNull();
  await vi.advanceTimersByTimeAsync(60_000);
  expect([load.mock.calls.length, heard.mock.calls.length]).toEqual([1, 1]);
});

test('a file that is lost while the server cannot be asked for its build is asked for again', async () => {
  const load = vi.fn<() => Promise<object>>().mockRejectedValueOnce(new TypeError('lost')).mockResolvedValue({ part: 'here' });
  const loaded = loadOrGone(load, async () => false);
  await vi.advanceTimersByTimeAsync(500);
  await expect(loaded).resolves.toEqual({ part: 'here' });
});

test('whoever can do nothing without the file waits for the next page', async () => {
  const done = vi.fn();
  void untilLoaded(
    () => Promise.reject(new TypeError('gone')),
    async () => true,
  ).then(done);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(done).not.toHaveBeenCalled();
});
