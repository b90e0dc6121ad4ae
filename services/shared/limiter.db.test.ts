import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../tests/support/database.ts';
import { type Database, migrate } from './db.ts';
import { callRates, createLimiter, forgetOldCalls, noLimit, type Rate, type ShareCalls, sharedCalls } from './limiter.ts';
import { platformMigrations } from './migrations/platform.ts';

/** Calls that no other process counts. */
const alone = (): ShareCalls => {
  const known = new Map<string, { level: number; at: number }>();
  return async (at, reported) => {
    for (const [caller, { level, perMinute }] of reported) {
      const before = known.get(caller) ?? { level: 0, at };
      known.set(caller, { level: Math.max(0, before.level - ((at - before.at) * perMinute) / 60_000) + level, at });
    }
    return new Map([...reported.keys()].map((caller) => [caller, known.get(caller)?.level ?? 0]));
  };
};
const lost: ShareCalls = () => Promise.reject(new Error('the database is out of reach'));
const rates = (address: Rate, caller: Rate) => ({ address, caller });
const reported = (level: number) => ({ level, perMinute: 60 });

describe('the limit of calls', () => {
  it('is so many at once, and then as many as the time brings', () => {
    let now = 120_000;
    const { takeAddress, takeCaller } = createLimiter(rates({ perMinute: 60, atOnce: 3 }, { perMinute: 6, atOnce: 2 }), () => now, lost);
    const calls = (take: () => number, count: number) => Array.from({ length: count }, take);
    expect(calls(() => takeAddress('a'), 5)).toEqual([0, 0, 0, 1, 1]);
    expect(calls(() => takeCaller('one'), 3)).toEqual([0, 0, 10]);
    expect([takeAddress('b'), takeCaller('two')]).toEqual([0, 0]);
    now += 999;
    expect(takeAddress('a')).toBe(1);
    now += 1;
    expect(calls(() => takeAddress('a'), 2)).toEqual([0, 1]);
    now += 8999;
    expect(takeCaller('one')).toBe(1);
    now += 1;
    expect(calls(() => takeCaller('one'), 2)).toEqual([0, 10]);
    // The calls of an hour without one are three at once, not 3600.
    now += 3_600_000;
    expect(calls(() => takeAddress('a'), 4)).toEqual([0, 0, 0, 1]);
  });

  it('of 6000 calls a minute lets 300 of an address through at once, and of 240 of a caller 60', () => {
    const { takeAddress, takeCaller } = createLimiter(callRates({ perAddress: 6000, perCaller: 240 }), () => 0, alone());
    const count = (take: () => number) => Array.from({ length: 6000 }, take).filter((wait) => wait === 0).length;
    expect([count(() => takeAddress('a')), count(() => takeCaller('one'))]).toEqual([300, 60]);
  });

  it.each([
    ['by one process', alone()],
    ['without the database', lost],
  ])('is counted for a caller and for an address, %s', async (_how, share) => {
    let now = 120_000;
    const { takeAddress, takeCaller } = createLimiter(rates({ perMinute: 4, atOnce: 3 }, { perMinute: 2, atOnce: 2 }), () => now, share);
    expect([takeCaller('one'), takeCaller('one')]).toEqual([0, 0]);
    expect([takeAddress('a'), takeAddress('a')]).toEqual([0, 0]);
    await new Promise(setImmediate);
    now += 15_000;
    expect([takeCaller('one'), takeCaller('two')]).toEqual([15, 0]);
    await new Promise(setImmediate);
    expect([takeAddress('a'), takeAddress('a'), takeAddress('a'), takeAddress('b')]).toEqual([0, 0, 15, 0]);
    now += 45_000;
    expect([takeAddress('a'), takeCaller('one')]).toEqual([0, 0]);
  });

  it('applies to all processes together after a second', async () => {
    let now = 120_000;
    const share = alone();
    // So few in a minute that none comes back during the test.
    const limits = rates(noLimit, { perMinute: 0.01, atOnce: 4 });
    const [here, there] = [createLimiter(limits, () => now, share), createLimiter(limits, () => now, share)];
    for (let call = 0; call < 2; call += 1) expect([here.takeCaller('one'), there.takeCaller('one')]).toEqual([0, 0]);
    now += 1000;
    // These calls share the counts of both.
    expect([here.takeCaller('one'), there.takeCaller('one')]).toEqual([0, 0]);
    await new Promise(setImmediate);
    now += 1000;
    expect([here.takeCaller('one') > 0, there.takeCaller('one') > 0]).toEqual([true, true]);
  });
});

describe('the levels in the database', () => {
  let db: Database;
  beforeEach(async () => {
    db = await openTestDatabase();
    await migrate(db, 'platform', platformMigrations);
  });
  afterEach(() => db.close());

  it('are those of a service and a caller, sink with the time, and are deleted two minutes later', async () => {
    const [trip, payment] = [sharedCalls(db, 'trip'), sharedCalls(db, 'payment')];
    await trip(120_000, new Map([['a', reported(4)]]));
    const both = new Map([
      ['b', reported(1)],
      ['a', reported(3)],
    ]);
    // One second takes one of sixty.
    expect(await trip(121_000, both)).toEqual(
      new Map([
        ['a', 6],
        ['b', 1],
      ]),
    );
    // A process whose clock is behind takes nothing away.
    expect(await trip(111_000, new Map([['a', reported(1)]]))).toEqual(new Map([['a', 7]]));
    expect(await payment(121_000, new Map([['a', reported(1)]]))).toEqual(new Map([['a', 1]]));
    expect(await trip(180_000, new Map([['b', reported(2)]]))).toEqual(new Map([['b', 2]]));
    await forgetOldCalls(db, 241_001);
    expect(await db.query('select service, caller from platform.call_level')).toEqual([{ service: 'trip', caller: 'b' }]);
  });

  it('are shared even for a caller of 6 kB', async () => {
    const limits = rates(noLimit, { perMinute: 1, atOnce: 1 });
    const now = () => 60_000;
    const [here, there] = [createLimiter(limits, now, sharedCalls(db, 'trip')), createLimiter(limits, now, sharedCalls(db, 'trip'))];
    const long = randomBytes(4500).toString('base64url');
    expect([here.takeCaller(long), there.takeCaller(long)]).toEqual([0, 0]);
    await expect.poll(() => db.query('select level from platform.call_level')).toEqual([{ level: 2 }]);
  });

  it('are shared by processes that count the same callers at once', async () => {
    const calls = new Map(Array.from({ length: 50 }, (_, index) => [`caller ${(index * 7) % 50}`, reported(1)]));
    const shares = Array.from({ length: 8 }, () => sharedCalls(db, 'trip')(1000, calls));
    await Promise.all(shares);
    expect(await db.query('select distinct level from platform.call_level')).toEqual([{ level: 8 }]);
  });
});
