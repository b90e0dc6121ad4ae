import { expect, it, vi } from 'vitest';
import { createApp } from './createApp.ts';
import { createClock } from './clock.ts';
import { readConfig } from './config.ts';
import { serveHealth } from './health.ts';

function appOver(query: () => Promise<never[]>) {
  const app = createApp(readConfig({}, { logLevel: 'silent' }), createClock(), undefined);
  serveHealth(app, { db: { query } });
  const ask = async (url: string) => {
    const { statusCode, body } = await app.inject({ url });
    return [statusCode, statusCode === 200 ? body : JSON.parse(body).code];
  };
  return { app, all: () => Promise.all(['/livez', '/healthz', '/readyz'].map(ask)) };
}

it('a process whose database answers sells, until it is about to end', async () => {
  const { app, all } = appOver(async () => []);
  expect(await all()).toEqual([
    [200, '{"status":"ok"}'],
    [200, '{"status":"ok","sells":true}'],
    [200, '{"status":"ok"}'],
  ]);
  const ending = [
    [200, '{"status":"ok"}'],
    [503, 'unavailable'],
    [503, 'unavailable'],
  ];
  app.drain.announce();
  expect(await all()).toEqual(ending);
  await app.drain.finish();
  expect(await all()).toEqual(ending);
});

it.each([
  ['refuses', () => Promise.reject(new Error('away'))],
  ['does not answer within a second', () => new Promise<never[]>(() => undefined)],
])('a process whose database %s still serves files', async (_, query) => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const answers = appOver(query).all();
  await vi.advanceTimersByTimeAsync(1000);
  vi.useRealTimers();
  expect(await answers).toEqual([
    [200, '{"status":"ok"}'],
    [200, '{"status":"serving","sells":false}'],
    [503, 'unavailable'],
  ]);
});
