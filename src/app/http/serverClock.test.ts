import { expect, test, vi } from 'vitest';
import { createServerClock, type ServerClock } from './serverClock.ts';

const MINUTE = 60_000;

/** A browser whose clock is wrong by `wrong` ms. Its requests take `there` ms to the server and `back` ms back. */
function browser(wrong: number) {
  let real = Date.parse('2026-11-21T05:20:00Z');
  const clock = createServerClock(() => real + wrong);
  const ask = (there: number, back: number) => {
    const sent = real + wrong;
    real += there;
    const server = real;
    real += back;
    clock.sample({ server, sent, received: real + wrong });
  };
  return { clock, ask, error: () => Math.abs(clock.epoch() - real), pass: (ms: number) => (real += ms), set: (ms: number) => (wrong = ms) };
}

test('before the first answer it is the clock of the browser', () => {
  expect(browser(0).error()).toBe(0);
});

test.each([-5 * MINUTE, 5 * MINUTE])('a clock that is wrong by %d ms ends up less than a second from the server', (wrong) => {
  const { ask, error } = browser(wrong);
  ask(900, 100);
  expect(error()).toBeLessThan(1_000);
  ask(40, 60);
  expect(error()).toBeLessThanOrEqual(10);
});

test('the sample with the shortest round trip wins', () => {
  const { ask, error } = browser(3 * MINUTE);
  ask(5, 5);
  for (let slow = 0; slow < 4; slow += 1) ask(1_500, 100);
  expect(error()).toBeLessThanOrEqual(1);
});

test('only the latest eight samples count', () => {
  const { ask, error } = browser(0);
  ask(5, 5);
  for (let slow = 0; slow < 8; slow += 1) ask(400, 100);
  expect(error()).toBe(150);
});

test('a changed clock, here or there, is noticed at the next answer', () => {
  const { ask, error, set } = browser(5 * MINUTE);
  ask(5, 5);
  set(-20 * MINUTE);
  ask(300, 100);
  expect(error()).toBeLessThanOrEqual(100);
});

test('the estimate runs on between two answers', () => {
  const { ask, error, pass } = browser(-MINUTE);
  ask(20, 20);
  pass(10 * MINUTE);
  expect(error()).toBe(0);
});

test('an unreadable header changes nothing', () => {
  const clock: ServerClock = createServerClock(() => 1_000);
  clock.sample({ server: Number.NaN, sent: 0, received: 10 });
  clock.sample({ server: 99_999, sent: 10, received: 0 });
  expect(clock.epoch()).toBe(1_000);
});

test('a listener is called when the clock changes', () => {
  const { clock, ask } = browser(MINUTE);
  const listener = vi.fn();
  const stop = clock.onChange(listener);
  ask(10, 10);
  ask(10, 10);
  expect(listener).toHaveBeenCalledTimes(1);
  stop();
  for (let more = 0; more < 9; more += 1) ask(900, 10);
  expect(listener).toHaveBeenCalledTimes(1);
});
