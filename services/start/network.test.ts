import { expect, it } from 'vitest';
import { openTestDatabase } from '../../tests/support/database.ts';
import { createClock } from '../shared/clock.ts';
import { readConfig } from '../shared/config.ts';
import { migrate } from '../shared/db.ts';
import { tripFunctions, tripMigrations } from '../trip/migrations/index.ts';
import { ensureNetwork } from './network.ts';

it('without the sandbox the demo network is not sold, and a loaded feed is', async () => {
  const db = await openTestDatabase();
  await migrate(db, 'trip', tripMigrations, tripFunctions);
  const demo = { config: readConfig({}), db, clock: createClock() };
  const real = { ...demo, config: readConfig({}, { sandbox: false }) };
  const feed = `${import.meta.dirname}/../trip/feed/demo`;

  expect(await ensureNetwork(demo, undefined)).toMatchObject({ failed: false });
  expect(await ensureNetwork(real, undefined)).toMatchObject({ failed: true, text: expect.stringContaining('--feed') });
  expect(await ensureNetwork(real, feed)).toMatchObject({ failed: false });
  await db.close();
});
