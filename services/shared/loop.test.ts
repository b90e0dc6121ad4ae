import { expect, it } from 'vitest';
import { during, startLoop } from './loop.ts';

const never = 86_400_000;

it('runs one round at a time, again after a wake, and at once while there is more', async () => {
  const open: (() => void)[] = [];
  let rounds = 0;
  const loop = startLoop(
    never,
    async () => {
      rounds += 1;
      await new Promise<void>((resolve) => open.push(resolve));
      return rounds === 1;
    },
    () => undefined,
  );
  loop.wake();
  loop.wake();
  expect(rounds).toBe(1);
  open[0]?.();
  await expect.poll(() => rounds).toBe(2);
  loop.wake();
  open[1]?.();
  await expect.poll(() => rounds).toBe(3);
  const stopped = loop.stop();
  loop.wake();
  open[2]?.();
  await stopped;
  expect(rounds).toBe(3);
});

it('reports the first failure of several in a row', async () => {
  const answers = ['fails', 'fails', 'works', 'fails'];
  const errors: unknown[] = [];
  const loop = startLoop(
    never,
    async () => {
      const answer = answers.shift();
      if (answer === 'fails') throw new Error(`${answers.length} left`);
      return false;
    },
    (error) => errors.push(String(error)),
  );
  for (let left = 3; left >= 0; left -= 1) {
    loop.wake();
    await expect.poll(() => answers.length).toBe(left);
    await new Promise(setImmediate);
  }
  await loop.stop();
  expect(errors).toEqual(['Error: 3 left', 'Error: 0 left']);
});

it('ends with the work that it accompanies, also when that fails', async () => {
  let beats = 0;
  const loop = startLoop(
    never,
    () => Promise.resolve((beats += 1)),
    () => undefined,
  );
  await expect(during(loop, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  loop.wake();
  expect(beats).toBe(0);
});
