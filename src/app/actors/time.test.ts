import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createActor, setup } from 'xstate';
import { serverClock } from '../ground/serverClock.ts';
import { watchClock } from '../http/watchClock.ts';
import { reached } from './deadline.ts';
import { ticker } from './ticker.ts';

const DAY_MS = 86_400_000;
let page: EventTarget & { visibilityState: string };
const look = (visibilityState: string) => {
  page.visibilityState = visibilityState;
  page.dispatchEvent(new Event('visibilitychange'));
};
const serverIs = (instant: string) =>
  serverClock.sample({ server: Date.parse(instant), sent: performance.now(), received: performance.now() });

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T05:20:00.400Z') });
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  const browser = new EventTarget();
  vi.stubGlobal('document', page);
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser));
  serverIs('2026-11-21T05:20:00.400Z');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the ticker', () => {
  function listen(input = { seconds: 1, guesses: false }, of = ticker) {
    const ticks: string[] = [];
    const listener = setup({ types: { events: {} as { type: 'clock.ticked'; now: string } }, actors: { ticker: of } }).createMachine({
      invoke: { src: 'ticker', input },
      on: { 'clock.ticked': { actions: ({ event }) => ticks.push(event.now) } },
    });
    const actor = createActor(listener).start();
    return { ticks, stop: () => actor.stop() };
  }

  test('sends the time at once and then on the seconds of the server', () => {
    const { ticks, stop } = listen();
    vi.advanceTimersByTime(2_600);
    expect(ticks).toEqual(['2026-11-21T05:20:00.400Z', '2026-11-21T05:20:01.000Z', '2026-11-21T05:20:02.000Z', '2026-11-21T05:20:03.000Z']);
    stop();
    vi.advanceTimersByTime(5_000);
    expect(ticks).toHaveLength(4);
  });

  test('sends the time at once and then at each quarter of an hour, to whom a quarter is enough', () => {
    const { ticks, stop } = listen({ seconds: 900, guesses: true });
    vi.advanceTimersByTime(26 * 60_000);
    expect(ticks).toEqual(['2026-11-21T05:20:00.400Z', '2026-11-21T05:30:00.000Z', '2026-11-21T05:45:00.000Z']);
    stop();
  });

  test('[HOLD-014] sends nothing before the server has said its time, but to whom a guess is enough', async () => {
    vi.resetModules();
    const fresh = { ...(await import('./ticker.ts')), ...(await import('../ground/serverClock.ts')) };
    const patient = listen({ seconds: 1, guesses: false }, fresh.ticker);
    const guessing = listen({ seconds: 900, guesses: true }, fresh.ticker);
    vi.advanceTimersByTime(3_000);
    expect([patient.ticks, guessing.ticks]).toEqual([[], ['2026-11-21T05:20:00.400Z']]);
    fresh.serverClock.sample({ server: Date.parse('2026-11-20T03:00:00Z'), sent: performance.now(), received: performance.now() });
    expect([patient.ticks.at(-1), guessing.ticks.at(-1)]).toEqual(['2026-11-20T03:00:00.000Z', '2026-11-20T03:00:00.000Z']);
    patient.stop();
    guessing.stop();
  });

  test('sends nothing to a hidden page, and the time when it becomes visible', () => {
    const { ticks, stop } = listen();
    look('hidden');
    vi.advanceTimersByTime(DAY_MS);
    expect(ticks).toHaveLength(1);
    look('visible');
    expect(ticks.at(-1)).toBe('2026-11-22T05:20:00.400Z');
    stop();
  });

  test('sends the time at once when the offset of the server changes', () => {
    const { ticks, stop } = listen();
    serverIs('2026-11-21T06:20:00.000Z');
    expect(ticks.at(-1)).toBe('2026-11-21T06:20:00.000Z');
    stop();
  });
});

describe('a deadline', () => {
  const watch = (at: string) => {
    const done = vi.fn();
    const stop = new AbortController();
    const promise = reached(at, stop.signal).then(done);
    return { done, stop, promise };
  };
  const settle = () => vi.advanceTimersByTimeAsync(0);

  test('ends when the clock of the server reaches it', async () => {
    const { done } = watch('2026-11-21T05:21:00.400Z');
    await vi.advanceTimersByTimeAsync(59_999);
    expect(done).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(done).toHaveBeenCalledTimes(1);
  });

  test('in the past ends at once', async () => {
    const { done } = watch('2026-11-21T05:19:00Z');
    await settle();
    expect(done).toHaveBeenCalledTimes(1);
  });

  test('is measured again after a sleep', async () => {
    const { done } = watch('2026-11-21T05:30:00Z');
    // While a computer sleeps, its timers stop, and so may `performance.now()`.
    vi.setSystemTime('2026-11-21T07:00:00Z');
    const stop = watchClock(() => Promise.resolve(serverIs('2026-11-21T07:00:00Z')));
    look('visible');
    expect(done).not.toHaveBeenCalled();
    vi.setSystemTime('2026-11-21T08:00:00Z');
    look('visible');
    await settle();
    stop();
    expect(done).toHaveBeenCalledTimes(1);
  });

  test('is measured again when the offset of the server changes', async () => {
    const { done } = watch('2026-11-21T05:30:00Z');
    serverIs('2026-11-21T05:31:00Z');
    await settle();
    expect(done).toHaveBeenCalledTimes(1);
  });

  test('is not over before the server has said its time', async () => {
    vi.resetModules();
    const fresh = { ...(await import('./deadline.ts')), ...(await import('../ground/serverClock.ts')) };
    const done = vi.fn();
    void fresh.reached('2026-11-21T05:19:00Z', new AbortController().signal).then(done);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(done).not.toHaveBeenCalled();
    fresh.serverClock.sample({ server: Date.parse('2026-11-21T05:19:00Z'), sent: performance.now(), received: performance.now() });
    await settle();
    expect(done).toHaveBeenCalledTimes(1);
  });

  test('may be later than the longest timer of the browser', async () => {
    const { done } = watch('2026-12-31T05:20:00.400Z');
    await vi.advanceTimersByTimeAsync(26 * DAY_MS);
    expect(done).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(14 * DAY_MS);
    expect(done).toHaveBeenCalledTimes(1);
  });

  test('ends on abort', async () => {
    const { stop, promise, done } = watch('2026-11-21T05:30:00Z');
    stop.abort();
    await expect(promise).rejects.toThrow('aborted');
    await vi.advanceTimersByTimeAsync(DAY_MS);
    expect(done).not.toHaveBeenCalled();
  });
});
