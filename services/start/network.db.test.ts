import { expect, it } from 'vitest';
import { openTestDatabase } from '../../tests/support/database.ts';
import { createClock } from '../shared/clock.ts';
import { readConfig } from '../shared/config.ts';
import { migrate } from '../shared/db.ts';
import { tripFunctions, tripMigrations } from '../trip/migrations/index.ts';
import { ensureNetwork } from './network.ts';

it('a loaded network refuses another CURRENCY with two ways that it takes', async () => {
  const db = await openTestDatabase();
  await migrate(db, 'trip', tripMigrations, tripFunctions);
  const startWith = (env: Record<string, string>, feed?: string) =>
    ensureNetwork({ config: readConfig(env), db, clock: createClock() }, feed);
  const inEuros = `${import.meta.dirname}/../trip/feed/odd/fares-v2`;

  expect(await startWith({}, inEuros)).toMatchObject({ failed: false, currency: 'EUR' });
  const text = 'CURRENCY=MXN no cambia una red en EUR que ya está cargada: quita CURRENCY, o carga con --feed una red con precios en MXN.';
  expect(await startWith({ CURRENCY: 'MXN' })).toEqual({ failed: true, text });
  expect(await startWith({ CURRENCY: 'MXN' }, inEuros)).toMatchObject({ failed: true, text: expect.stringContaining('sin CURRENCY') });
  expect(await startWith({})).toMatchObject({ failed: false, currency: 'EUR' });
  expect(await startWith({ CURRENCY: 'MXN' }, `${import.meta.dirname}/../trip/feed/odd/codes`)).toMatchObject({
    failed: false,
    currency: 'MXN',
  });
  await db.close();
});

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
