import { expect, it } from 'vitest';
import { openTestDatabase } from '../../tests/support/database.ts';
import { freePort } from '../../tests/support/ports.ts';
import { readConfig } from '../shared/config.ts';
import { StartError } from '../shared/startError.ts';
import { startAnden } from './startAnden.ts';

/** Starts with a build that runs until the test ends it. Resolves when the network is loaded. */
async function startWhileBuilding() {
  const [port, sandboxPort] = [await freePort(), await freePort()];
  const config = readConfig({}, { port, sandboxPort, host: '127.0.0.1', logLevel: 'silent' });
  const db = await openTestDatabase();
  const build = Promise.withResolvers<void>();
  build.promise.catch(() => undefined);
  const loaded = Promise.withResolvers<void>();
  const step = (line: string): void => void (line.startsWith('Red de demostración') && loaded.resolve());
  const start = startAnden(config, { db, built: build.promise, step });
  await loaded.promise;
  return { url: `http://127.0.0.1:${port}/healthz`, db, build, start };
}

it('the network is loaded during the build, and its end is the start of the shop', async () => {
  const { url, build, start } = await startWhileBuilding();
  build.resolve();
  const anden = await start;
  expect((await fetch(url)).status).toBe(200);
  await anden.close();
});

it('a failed build ends the start, and the database is closed before', async () => {
  const { db, build, start } = await startWhileBuilding();
  build.reject(new StartError('La tienda no se pudo construir'));
  await expect(start).rejects.toThrow('La tienda no se pudo construir');
  await expect(db.query('select 1')).rejects.toThrow('after calling end');
});
