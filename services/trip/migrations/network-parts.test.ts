import { expect, it } from 'vitest';
import { openTestDatabase } from '../../../tests/support/database.ts';
import { migrate } from '../../shared/db.ts';
import { activeNetwork } from '../store/networks.ts';
import { tripMigrations } from './index.ts';

const before = (last: string) => Object.fromEntries(Object.entries(tripMigrations).filter(([name]) => name < last));

it('a network that was stored as one value keeps its trips, and has the quotas and the shared times of the later migrations', async () => {
  const db = await openTestDatabase();
  await migrate(db, 'trip', before('006'));
  const times = (start: number) => [
    { arrival: start, departure: start + 60 },
    { arrival: start + 3600, departure: start + 3600 },
  ];
  const trips = [
    { id: 't1', times: times(0) },
    { id: 't2', times: times(7200) },
  ];
  await db.query(`insert into trip.network values ('v', $1, false, true, now())`, [JSON.stringify({ version: 'v', trips, places: [] })]);
  await migrate(db, 'trip', tripMigrations);
  expect(await activeNetwork(db)).toMatchObject({
    demo: false,
    network: {
      version: 'v',
      currency: 'MXN',
      quotas: [],
      profiles: [[0, 60, 3600, 3600]],
      trips: [
        { id: 't1', start: 0, profile: 0 },
        { id: 't2', start: 7200, profile: 0 },
      ],
    },
  });
  await db.close();
});

it('a network with quotas keeps them', async () => {
  const db = await openTestDatabase();
  await migrate(db, 'trip', before('007'));
  const quota = { fareId: '4', places: 3, classId: null };
  await db.query(`insert into trip.network values ('v', $1, false, true, now())`, [
    JSON.stringify({ version: 'v', trips: [], quotas: [quota] }),
  ]);
  await tripMigrations['006-network-quotas']?.up(db.builder());
  await migrate(db, 'trip', tripMigrations);
  expect((await activeNetwork(db))?.network.quotas).toEqual([quota]);
  await db.close();
});
