import { describe, expect, it } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { plusSeconds } from '../domain/instant.ts';
import { situation } from 'xstate-paths';
import { bus, examples, located, lost, pauseOver } from './tracking.examples.ts';
import { trackingMachine } from './tracking.machine.ts';
import { isStale, outsideOf, statusOf } from './tracking.rules.ts';
import type { Fix } from './tracking.types.ts';

const trip = { departs: '2026-04-18T08:30:00-06:00', arrives: '2026-04-18T14:45:00-05:00' };

describe('the status of a trip', () => {
  it.each([
    ['2026-04-18T14:14:59Z', 'elsewhere'],
    ['2026-04-18T14:15:00Z', 'boarding'],
    ['2026-04-18T14:29:59Z', 'boarding'],
    ['2026-04-18T14:30:00Z', 'onTheWay'],
    ['2026-04-18T19:45:00Z', 'onTheWay'],
    ['2026-04-18T19:45:01Z', 'elsewhere'],
    ['2026-04-17T14:20:00Z', 'elsewhere'],
  ])('[BUS-007][BUS-008][BUS-009][CONST-055] at %s is %s', (now, status) => {
    expect(statusOf(trip, now)).toBe(status);
  });
});

describe('outside of boarding and ride', () => {
  it('[BUS-009] says when boarding begins, at the time of the terminal, and then that the trip is over', () => {
    expect(outsideOf(trip, '2026-04-18T14:14:59Z')).toEqual({ kind: 'early', opensAt: '2026-04-18T08:15:00-06:00' });
    expect([outsideOf(trip, '2026-04-18T14:15:00Z'), outsideOf(trip, '2026-04-18T19:45:00Z')]).toEqual([null, null]);
    expect(outsideOf(trip, '2026-04-18T19:45:01Z')).toEqual({ kind: 'over' });
  });
});

describe('tracking', () => {
  it.each([
    ['4521', '4521'],
    [null, '0000'],
  ])('[BUS-010] of a ticket with the bus %s asks for %s', (unit, wanted) => {
    const asked: string[] = [];
    const locateBus = fromPromise<Fix, { unit: string }>(({ input }) => {
      asked.push(input.unit);
      return new Promise(() => {});
    });
    const chart = trackingMachine.provide({ actors: { locateBus, ticker: fromCallback(() => {}) } });
    createActor(chart, { input: { ...bus, unit } })
      .start()
      .stop();
    expect(asked).toEqual([wanted]);
  });

  it('[API-031][CONST-040] asks at once and again 10 s after each answer, until it is closed', async () => {
    const asked: string[] = [];
    const pauses: { ms: number; end: () => void }[] = [];
    const fix: Fix = { latitude: 1, longitude: 2, at: '2026-04-18T15:30:00Z' };
    const chart = trackingMachine.provide({
      actors: {
        locateBus: fromPromise<Fix, { unit: string }>(async ({ input: { unit } }) => {
          asked.push(unit);
          if (asked.length === 2) throw new Error('no signal');
          return fix;
        }),
        pause: fromPromise<void, { ms: number }>(({ input: { ms } }) => new Promise((end) => pauses.push({ ms, end }))),
        ticker: fromCallback(() => {}),
      },
    });
    const actor = createActor(chart, { input: bus }).start();
    const answers = async () => new Promise((done) => setImmediate(done));
    expect(asked).toEqual(['4521']);
    for (const count of [2, 3]) {
      await answers();
      expect(asked).toHaveLength(count - 1);
      pauses.at(-1)?.end();
      await answers();
      expect(asked).toHaveLength(count);
    }
    expect(pauses.map(({ ms }) => ms)).toEqual([10_000, 10_000, 10_000]);
    actor.send({ type: 'tracking.closed' });
    pauses.at(-1)?.end();
    await answers();
    expect(asked).toHaveLength(3);
    expect(actor.getSnapshot()).toMatchObject({ status: 'done', output: undefined });
  });

  it('[ERR-084] a failure keeps the last fix and shows nothing', () => {
    const after = situation(trackingMachine, bus, [located, pauseOver, lost]);
    expect(after.context).toEqual(situation(trackingMachine, bus, [located]).context);
    expect(examples.notLocated).toEqual(examples.locating);
  });

  it('tells the age of the fix, and that it is stale after 120 s without a signal', () => {
    expect(examples.onTheWay.fix).toMatchObject({ age: 6, isStale: false });
    expect(examples.minuteOld.fix).toMatchObject({ age: 90, isStale: false });
    expect(examples.noSignal.fix).toMatchObject({ age: 360, isStale: true });
    const at = '2026-04-18T14:00:00Z';
    expect([120, 121].map((seconds) => isStale({ at }, plusSeconds(at, seconds)))).toEqual([false, true]);
  });
});
