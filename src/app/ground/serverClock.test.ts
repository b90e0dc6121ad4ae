import { expect, test, vi } from 'vitest';
import { createServerClock, type ServerClock } from './serverClock.ts';

const MINUTE = 60_000;

const HOUR = 60 * MINUTE;

/** A browser whose clock is wrong by `wrong` ms. Its requests take `there` ms to the server and `back` ms back. */
function browser(wrong: number) {
  const start = Date.parse('2026-11-21T05:20:00Z');
  let real = start;
  let [set, sleep] = [wrong, 0];
  const steady = () => real - start - sleep + 5_000;
  const clock = createServerClock(steady, () => real + set);
  const ask = (there: number, back: number) => {
    const sent = steady();
    real += there;
    const server = real;
    real += back;
    clock.sample({ server, sent, received: steady() });
  };
  const error = () => Math.abs(clock.epoch() - real);
  return {
    clock,
    ask,
    error,
    pass: (ms: number) => (real += ms),
    set: (ms: number) => (set = ms),
    sleep: (ms: number) => ([real, sleep] = [real + ms, sleep + ms]),
  };
}

test('before the first answer it is the clock of the browser, and says that it is not measured', () => {
  const { clock, ask, error } = browser(3 * MINUTE);
  expect([error(), clock.isMeasured()]).toEqual([3 * MINUTE, false]);
  ask(5, 5);
  expect([error(), clock.isMeasured()]).toEqual([0, true]);
});

test.each([-49 * HOUR, -5 * MINUTE, 5 * MINUTE, 26 * HOUR])(
  'a clock that is wrong by %d ms ends up less than a second from the server',
  (wrong) => {
    const { ask, error } = browser(wrong);
    ask(900, 100);
    expect(error()).toBeLessThan(1_000);
    ask(40, 60);
    expect(error()).toBeLessThanOrEqual(10);
  },
);

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

test('nobody can set it', () => {
  const { ask, error, set } = browser(5 * MINUTE);
  ask(5, 5);
  set(26 * HOUR);
  expect(error()).toBe(0);
  set(-49 * HOUR);
  expect(error()).toBe(0);
});

test('a sleep during which it stood still is noticed at the next answer', () => {
  const { ask, error, sleep } = browser(5 * MINUTE);
  ask(5, 5);
  sleep(20 * MINUTE);
  expect(error()).toBe(20 * MINUTE);
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
  const clock: ServerClock = createServerClock(
    () => 1_000,
    () => 1_000,
  );
  clock.sample({ server: Number.NaN, sent: 0, received: 10 });
  clock.sample({ server: 99_999, sent: 10, received: 0 });
  expect(clock.epoch()).toBe(1_000);
});

test('a listener is called at the first answer, and when the clock changes', () => {
  const { clock, ask } = browser(0);
  const listener = vi.fn();
  const stop = clock.onChange(listener);
  ask(10, 10);
  ask(10, 10);
  expect(listener).toHaveBeenCalledTimes(1);
  stop();
  for (let more = 0; more < 9; more += 1) ask(900, 10);
  expect(listener).toHaveBeenCalledTimes(1);
});
