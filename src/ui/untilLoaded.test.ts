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

test('a lost file is retried at growing intervals', async () => {
  const times: number[] = [];
  const start = performance.now();
  const load = vi.fn(async () => {
    times.push(performance.now() - start);
    if (times.length < 7) throw new TypeError('lost');
    return { part: 'here' };
  });
  const loaded = untilLoaded(load);
  await vi.advanceTimersByTimeAsync(60_000);
  await expect(loaded).resolves.toEqual({ part: 'here' });
  expect(times).toEqual([0, 500, 1_500, 3_500, 7_500, 15_500, 23_500]);
});

test('it is retried at once when the network returns', async () => {
  const load = vi.fn<() => Promise<object>>().mockRejectedValueOnce(new TypeError('lost')).mockResolvedValue({ part: 'here' });
  const loaded = untilLoaded(load);
  await vi.advanceTimersByTimeAsync(100);
  page.dispatchEvent(new Event('online'));
  await expect(loaded).resolves.toEqual({ part: 'here' });
  expect(load).toHaveBeenCalledTimes(2);
});

test('a file that a newer build replaced is not retried, and the page is informed', async () => {
  const listener = vi.fn();
  onReplaced(listener);
  const load = vi.fn<() => Promise<object>>().mockRejectedValue(new TypeError('gone'));
  await expect(loadOrGone(load, async () => true)).resolves.toBeNull();
  await vi.advanceTimersByTimeAsync(60_000);
  expect([load.mock.calls.length, listener.mock.calls.length]).toEqual([1, 1]);
});

test('a lost file is retried while the build of the server is unknown', async () => {
  const load = vi.fn<() => Promise<object>>().mockRejectedValueOnce(new TypeError('lost')).mockResolvedValue({ part: 'here' });
  const loaded = loadOrGone(load, async () => false);
  await vi.advanceTimersByTimeAsync(500);
  await expect(loaded).resolves.toEqual({ part: 'here' });
});

test.each([
  ['a file that is lost again and again', () => Promise.reject(new TypeError('lost'))],
  ['a file whose answer never ends', () => new Promise<never>(() => {})],
])('[CONST-044] %s is a failure after 120 s, and not before', async (_, load: () => Promise<never>) => {
  const needed = vi.fn();
  untilLoaded(load, async () => false).catch(needed);
  await vi.advanceTimersByTimeAsync(119_999);
  expect(needed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(needed).toHaveBeenCalledWith(new Error('a file of the shop did not come'));
});

test('a part of the page may come later, also after a sleep', async () => {
  const file = Promise.withResolvers<object>();
  const wanted = loadOrGone(
    () => file.promise,
    async () => false,
  );
  await vi.advanceTimersByTimeAsync(541_000);
  file.resolve({ part: 'here' });
  await expect(wanted).resolves.toEqual({ part: 'here' });
});

test('a file of an older build has the same time-out, and the page offers its reload meanwhile', async () => {
  const settled = vi.fn();
  const failed = untilLoaded(
    () => Promise.reject(new TypeError('gone')),
    async () => true,
  ).catch(settled);
  await vi.advanceTimersByTimeAsync(119_999);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await failed;
  expect(settled).toHaveBeenCalledOnce();
});
