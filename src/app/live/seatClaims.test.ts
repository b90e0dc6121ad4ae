import { expect, test } from 'vitest';
import { inOrder } from './seatClaims.ts';

test('the changes of one seat run one after another, in the order of their calls', async () => {
  const log: string[] = [];
  let answer = () => {};
  const claim = inOrder('trip 1', () => new Promise<void>((resolve) => (answer = () => (log.push('claimed'), resolve()))));
  const release = inOrder('trip 1', async () => void log.push('released'));
  const other = inOrder('trip 2', async () => void log.push('other seat'));
  await other;
  expect(log).toEqual(['other seat']);
  answer();
  await Promise.all([claim, release]);
  expect(log).toEqual(['other seat', 'claimed', 'released']);
});

test('a failed change does not block the next one', async () => {
  const failed = inOrder('trip 3', () => Promise.reject(new Error('taken')));
  const next = inOrder('trip 3', async () => 'released');
  await expect(failed).rejects.toThrow('taken');
  await expect(next).resolves.toBe('released');
});
