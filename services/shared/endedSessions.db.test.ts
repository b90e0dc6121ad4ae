import { afterEach, beforeEach, expect, it } from 'vitest';
import { openTestDatabase } from '../../tests/support/database.ts';
import { createClock } from './clock.ts';
import { type Database, migrate } from './db.ts';
import { accessLifeMs, createEndedSessions, forgetEndedSessions } from './endedSessions.ts';
import { platformMigrations } from './migrations/platform.ts';

let db: Database;
let now = 60_000;
const clock = createClock(() => now);
beforeEach(async () => {
  db = await openTestDatabase();
  await migrate(db, 'platform', platformMigrations);
});
afterEach(() => db.close());

it('a session that one process ends is over there at once, and in another a second later', async () => {
  const [here, there] = [createEndedSessions(db, clock), createEndedSessions(db, clock)];
  expect([await here.has('one'), await there.has('one')]).toEqual([false, false]);
  await here.add(db, 'one');
  expect([await here.has('one'), await there.has('one')]).toEqual([true, false]);
  now += 1000;
  expect([await there.has('one'), await there.has('two')]).toEqual([true, false]);
});

it('the list is read once a second, however many ask', async () => {
  let readings = 0;
  const sql = { query: async () => ((readings += 1), []) };
  const ended = createEndedSessions(sql, clock);
  await Promise.all(Array.from({ length: 50 }, (_, index) => ended.has(String(index))));
  expect(readings).toBe(1);
});

it('ended sessions are deleted when their access tokens have expired', async () => {
  await createEndedSessions(db, clock).add(db, 'one');
  const left = () => db.query('select session from platform.ended_session');
  await forgetEndedSessions(db, now + accessLifeMs);
  expect(await left()).toHaveLength(1);
  await forgetEndedSessions(db, now + accessLifeMs + 1);
  expect(await left()).toEqual([]);
});
