import { expect, it } from 'vitest';
import { openTestDatabase } from '../../../tests/support/database.ts';
import { migrate } from '../../shared/db.ts';
import { activeNetwork } from '../store/networks.ts';
import { tripMigrations } from './index.ts';

it('a network stored before the quotas has none, and one with quotas keeps them', async () => {
  const db = await openTestDatabase();
  const quota = { fareId: '4', places: 3, classId: null };
  const store = (body: object) =>
    db.query(`insert into trip.network values ('v', $1, false, true, now()) on conflict (version) do update set body = excluded.body`, [
      JSON.stringify(body),
    ]);
  const added = tripMigrations['006-network-quotas'];
  await migrate(db, 'trip', Object.fromEntries(Object.entries(tripMigrations).filter(([name]) => name < '006')));
  await store({ version: 'v', trips: [] });
  await migrate(db, 'trip', tripMigrations);
  expect((await activeNetwork(db))?.network).toEqual({ version: 'v', trips: [], quotas: [] });
  await store({ version: 'v', trips: [], quotas: [quota] });
  await added?.up(db.builder());
  expect((await activeNetwork(db))?.network.quotas).toEqual([quota]);
  await db.close();
});
