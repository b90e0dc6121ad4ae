import { expect, test } from 'vitest';
import { DeviceLocks } from './locks.ts';

const [one, other, third] = [{}, {}, {}];

/** Work that ends when it is told. */
function work() {
  let end = () => {};
  const ended = new Promise<void>((resolve) => (end = resolve));
  return { run: () => ended, end };
}

const settle = () => new Promise((resolve) => setTimeout(resolve));

test('a lock is granted in the order of the requests, and the page that ends passes it on', async () => {
  const locks = new DeviceLocks();
  const log: string[] = [];
  const holds = (name: string) => () => {
    log.push(name);
    return new Promise(() => {});
  };
  void locks.request(one, 'a', holds('one'));
  void locks.request(other, 'a', holds('other'));
  void locks.request(third, 'a', holds('third'));
  await settle();
  expect(log).toEqual(['one']);
  locks.end(other);
  locks.end(one);
  await settle();
  expect(log).toEqual(['one', 'third']);
});

test('a held lock is not available, and a stolen one rejects', async () => {
  const locks = new DeviceLocks();
  const first = work();
  const held = locks.request(one, 'a', first.run);
  await settle();
  expect(await locks.request(other, 'a', { ifAvailable: true }, (lock) => lock)).toBeNull();
  const stolen = locks.request(other, 'a', { steal: true }, (lock) => lock?.name);
  await expect(held).rejects.toThrow('stole');
  expect(await stolen).toBe('a');
  first.end();
  expect(await locks.request(third, 'a', { ifAvailable: true }, (lock) => lock?.name)).toBe('a');
});
