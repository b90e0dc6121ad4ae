import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { soon } from './soon.ts';

beforeEach(() => {
  vi.useFakeTimers();
  const page = new EventTarget();
  vi.stubGlobal('document', new EventTarget());
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('dispatchEvent', page.dispatchEvent.bind(page));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('several calls run the task once, 250 ms after the first', () => {
  const task = vi.fn();
  const run = soon(task);
  run();
  vi.advanceTimersByTime(249);
  run();
  expect(task).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(task).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1000);
  expect(task).toHaveBeenCalledTimes(1);
  run();
  vi.advanceTimersByTime(250);
  expect(task).toHaveBeenCalledTimes(2);
});

test('it waits in the scheduler where the browser has one, as the least urgent task', () => {
  const postTask = vi.fn();
  vi.stubGlobal('scheduler', { postTask });
  const task = vi.fn();
  soon(task)();
  expect(postTask).toHaveBeenCalledWith(expect.any(Function), { priority: 'background', delay: 250 });
  postTask.mock.calls[0]?.[0]();
  expect(task).toHaveBeenCalledTimes(1);
});

test.each(['pagehide', 'visibilitychange'])('%s runs a waiting task at once, and only then', (type) => {
  const target = type === 'pagehide' ? globalThis : document;
  const task = vi.fn();
  const run = soon(task);
  target.dispatchEvent(new Event(type));
  expect(task).not.toHaveBeenCalled();
  run();
  target.dispatchEvent(new Event(type));
  expect(task).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1000);
  expect(task).toHaveBeenCalledTimes(1);
});
