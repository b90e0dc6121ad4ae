import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetAnswers, kept } from './kept.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const counted = () => {
  let count = 0;
  return kept(async (question: string) => `${question} ${(count += 1)}`);
};

test('an answer is kept until it is too old for who asks', async () => {
  const question = counted();
  await expect(question.ask('a', 1_000)).resolves.toBe('a 1');
  vi.advanceTimersByTime(999);
  await expect(question.ask('a', 1_000)).resolves.toBe('a 1');
  await expect(question.ask('b', 1_000)).resolves.toBe('b 2');
  vi.advanceTimersByTime(1);
  await expect(question.ask('a', 2_000)).resolves.toBe('a 1');
  await expect(question.ask('a', 1_000)).resolves.toBe('a 3');
});

test('who asks while the answer is on its way waits for the same one, and its age counts from its arrival', async () => {
  let tell = (_: string) => {};
  const ask = vi.fn(() => new Promise<string>((resolve) => (tell = resolve)));
  const question = kept<null, string>(ask);
  const both = [question.ask(null, 1_000), question.ask(null, 0)];
  vi.advanceTimersByTime(5_000);
  expect(question.ask(null, 1_000)).toBe(both[0]);
  tell('yes');
  await expect(Promise.all(both)).resolves.toEqual(['yes', 'yes']);
  await expect(question.ask(null, 1_000)).resolves.toBe('yes');
  expect(ask).toHaveBeenCalledTimes(1);
});

test('a failure is told to all who wait, and asked again the next time', async () => {
  const ask = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('lost')).mockResolvedValueOnce('yes');
  const question = kept(ask);
  await expect(Promise.allSettled([question.ask(undefined, 1_000), question.ask(undefined, 1_000)])).resolves.toMatchObject([
    { status: 'rejected' },
    { status: 'rejected' },
  ]);
  await expect(question.ask(undefined, 1_000)).resolves.toBe('yes');
  expect(ask).toHaveBeenCalledTimes(2);
});

test('what was forgotten is asked again', async () => {
  const one = counted();
  const other = counted();
  await one.ask('a', 1_000);
  await other.ask('a', 1_000);
  one.forget();
  await expect(one.ask('a', 1_000)).resolves.toBe('a 2');
  await expect(other.ask('a', 1_000)).resolves.toBe('a 1');
  forgetAnswers();
  await expect(one.ask('a', 1_000)).resolves.toBe('a 3');
  await expect(other.ask('a', 1_000)).resolves.toBe('a 2');
});
