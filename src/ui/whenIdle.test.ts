import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { idleAfter, whenIdle } from './whenIdle.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('an idle task waits for the first step, unless it is cancelled; later ones only for the idle page', async () => {
  let open = () => {};
  idleAfter(new Promise<void>((resolve) => (open = resolve)));
  const [task, cancelled, late] = [vi.fn(), vi.fn(), vi.fn()];
  whenIdle(task);
  const cancelEarly = whenIdle(cancelled);
  const cancelLate = whenIdle(late);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(task).not.toHaveBeenCalled();
  cancelEarly();
  open();
  await vi.advanceTimersByTimeAsync(0);
  cancelLate();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(task).toHaveBeenCalledTimes(1);
  expect(cancelled).not.toHaveBeenCalled();
  expect(late).not.toHaveBeenCalled();
  const next = vi.fn();
  whenIdle(next);
  await vi.advanceTimersByTimeAsync(300);
  expect(next).toHaveBeenCalledTimes(1);
});
