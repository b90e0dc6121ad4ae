import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../tests/support/database.ts';
import { type Database, migrate } from './db.ts';
import { createLimiter, forgetOldCalls, type ShareCalls, sharedCalls } from './limiter.ts';
import { platformMigrations } from './migrations/platform.ts';

/** Calls that no other process counts. */
const alone: ShareCalls = async (_minute, calls) => calls;
const lost: ShareCalls = () => Promise.reject(new Error('the database is out of reach'));

describe('the limit of calls', () => {
  it.each([
    ['by one process', alone],
    ['without the database', lost],
  ])('is counted for a caller and for an address, and ends with the minute, %s', async (_how, share) => {
    let now = 120_000;
    const { takeAddress, takeCaller } = createLimiter({ perAddress: 3, perCaller: 2 }, () => now, share);
    expect([takeCaller('one'), takeCaller('one')]).toEqual([0, 0]);
    expect([takeAddress('a'), takeAddress('a')]).toEqual([0, 0]);
    await Promise.resolve();
    now += 15_000;
    expect([takeCaller('one'), takeCaller('two')]).toEqual([45, 0]);
    expect([takeAddress('a'), takeAddress('a'), takeAddress('b')]).toEqual([0, 45, 0]);
    now += 45_000;
    expect([takeAddress('a'), takeCaller('one')]).toEqual([0, 0]);
  });

  it('applies to all processes together after a second', async () => {
    let now = 120_000;
    const known = new Map<string, number>();
    const share: ShareCalls = async (_minute, calls) => {
      for (const [caller, count] of calls) known.set(caller, (known.get(caller) ?? 0) + count);
      return new Map([...calls.keys()].map((caller) => [caller, known.get(caller) ?? 0]));
    };
    const limits = { perAddress: 100, perCaller: 4 };
    const [here, there] = [createLimiter(limits, () => now, share), createLimiter(limits, () => now, share)];
    for (let call = 0; call < 3; call += 1) expect([here.takeCaller('one'), there.takeCaller('one')]).toEqual([0, 0]);
    now += 1000;
    // This call shares the counts of both.
    expect([here.takeCaller('one'), there.takeCaller('one')]).toEqual([0, 0]);
    await Promise.resolve();
    now += 1000;
    expect([here.takeCaller('one'), there.takeCaller('one')]).toEqual([58, 58]);
  });
});

describe('the calls in the database', () => {
  let db: Database;
  beforeEach(async () => {
    db = await openTestDatabase();
    await migrate(db, 'platform', platformMigrations);
  });
  afterEach(() => db.close());

  it('are added up for each service, minute and caller, and deleted with the minute', async () => {
    const [trip, payment] = [sharedCalls(db, 'trip'), sharedCalls(db, 'payment')];
    await trip(2, new Map([['a', 2]]));
    expect(
      await trip(
        2,
        new Map([
          ['b', 1],
          ['a', 3],
        ]),
      ),
    ).toEqual(
      new Map([
        ['a', 5],
        ['b', 1],
      ]),
    );
    expect(await payment(2, new Map([['a', 1]]))).toEqual(new Map([['a', 1]]));
    expect(await trip(3, new Map([['a', 1]]))).toEqual(new Map([['a', 1]]));
    await forgetOldCalls(db, 180_000);
    expect(await db.query('select minute, caller, calls from platform.call_count')).toEqual([{ minute: 3, caller: 'a', calls: 1 }]);
  });

  it('are shared even for a caller of 6 kB', async () => {
    const limits = { perAddress: 100, perCaller: 1 };
    const now = () => 60_000;
    const [here, there] = [createLimiter(limits, now, sharedCalls(db, 'trip')), createLimiter(limits, now, sharedCalls(db, 'trip'))];
    const long = randomBytes(4500).toString('base64url');
    expect([here.takeCaller(long), there.takeCaller(long)]).toEqual([0, 0]);
    await expect.poll(() => db.query('select calls from platform.call_count')).toEqual([{ calls: 2 }]);
  });

  it('are shared by processes that count the same callers at once', async () => {
    const calls = new Map(Array.from({ length: 50 }, (_, index) => [`caller ${(index * 7) % 50}`, 1]));
    const shares = Array.from({ length: 8 }, () => sharedCalls(db, 'trip')(1, calls));
    await Promise.all(shares);
    expect(await db.query('select distinct calls from platform.call_count')).toEqual([{ calls: 8 }]);
  });
});
