import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createQueue, type Turn } from './admission.ts';
import { createApp } from './createApp.ts';
import { createClock } from './clock.ts';
import { readConfig } from './config.ts';
import { tooManyRequests } from './problem.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const patience = { seat: 600, map: 400, search: 250 };

function room(places: number, most = { seat: places, map: places, search: places }) {
  const terms = {
    seat: { patience: patience.seat, most: most.seat },
    map: { patience: patience.map, most: most.map },
    search: { patience: patience.search, most: most.search },
  };
  const queue = createQueue({ places, terms });
  const went: string[] = [];
  const shed: string[] = [];
  const enter = (turn: Turn, name: string) => {
    const visit = queue.visit(turn);
    visit.begin(
      () => went.push(name),
      () => shed.push(name),
    );
    return visit;
  };
  return { queue, went, shed, enter };
}

it('a free place is taken at once, and the next one goes to the most urgent turn, then to the oldest', () => {
  const { went, enter } = room(1);
  const visits = [enter('search', 'search 1')];
  for (const [turn, name] of [
    ['search', 'search 2'],
    ['map', 'map 1'],
    ['map', 'map 2'],
    ['seat', 'seat'],
  ] as const)
    visits.push(enter(turn, name));
  expect(went).toEqual(['search 1']);
  for (const place of [0, 4, 2, 3]) visits[place]?.leave();
  expect(went).toEqual(['search 1', 'seat', 'map 1', 'map 2', 'search 2']);
});

it('seats that a slow disk holds leave places for maps, and maps for searches', () => {
  const { went, enter } = room(4, { seat: 2, map: 3, search: 4 });
  const seats = ['seat 1', 'seat 2', 'seat 3'].map((name) => enter('seat', name));
  expect(went).toEqual(['seat 1', 'seat 2']);
  const map = enter('map', 'map 1');
  enter('map', 'map 2');
  expect(went).toEqual(['seat 1', 'seat 2', 'map 1']);
  enter('search', 'search 1');
  enter('search', 'search 2');
  expect(went).toEqual(['seat 1', 'seat 2', 'map 1', 'search 1']);
  map.leave();
  expect(went).toEqual(['seat 1', 'seat 2', 'map 1', 'search 1', 'map 2']);
  seats[0]?.leave();
  expect(went.at(-1)).toBe('seat 3');
});

it('who waits longer than the patience of the turn is refused, and no place is lost', () => {
  const { queue, went, shed, enter } = room(1);
  const first = enter('search', 'first');
  const late = enter('search', 'late');
  const map = enter('map', 'map');
  vi.advanceTimersByTime(250);
  expect(shed).toEqual(['late']);
  late.leave();
  first.leave();
  first.leave();
  expect(went).toEqual(['first', 'map']);
  const gone = enter('seat', 'gone');
  gone.leave();
  expect(queue.waiting('seat')).toBe(0);
  map.leave();
  vi.advanceTimersByTime(1000);
  enter('search', 'last');
  expect(went).toEqual(['first', 'map', 'last']);
  expect(shed).toEqual(['late']);
});

it('refuses a search that has no turn in time by 503 with Retry-After, while payments and health are answered', async () => {
  vi.useRealTimers();
  const app = createApp(readConfig({}, { logLevel: 'fatal' }), createClock(), undefined);
  let end = (): void => undefined;
  const ended = new Promise<void>((resolve) => (end = resolve));
  app.get('/search', { config: { turn: 'search' } }, (request) => (request.headers['slow'] === undefined ? {} : ended.then(() => ({}))));
  app.post('/pay', { config: { turn: 'payment' } }, () => ({}));
  app.get('/health', () => ({}));
  const shed: Turn[] = [];
  app.admission.onShed((turn) => shed.push(turn));
  const get = async (url: string, headers = {}) => app.inject({ url, headers });
  const slow = Array.from({ length: 16 }, () => get('/search', { slow: '1' }));
  const refused = await get('/search');
  expect(refused.statusCode).toBe(503);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThanOrEqual(1);
  expect(refused.headers['content-type']).toContain('application/problem+json');
  expect(refused.json()).toMatchObject({ code: 'unavailable', retryable: true, detail: expect.stringContaining('Hay mucha gente') });
  expect(shed).toEqual(['search']);
  expect((await app.inject({ method: 'POST', url: '/pay', payload: {} })).statusCode).toBe(200);
  expect((await get('/health')).statusCode).toBe(200);
  end();
  for (const { statusCode } of await Promise.all(slow)) expect(statusCode).toBe(200);
  expect((await get('/search')).statusCode).toBe(200);
  await app.close();
});

it.each(['GET', 'POST'] as const)('a %s that is refused by its limit waits for no turn', async (method) => {
  vi.useRealTimers();
  const app = createApp(readConfig({}, { logLevel: 'fatal' }), createClock(), undefined);
  let end = (): void => undefined;
  const ended = new Promise<void>((resolve) => (end = resolve));
  const begun: string[] = [];
  app.route({
    method,
    url: '/seat',
    config: { turn: 'seat' },
    onRequest: async ({ headers }) => {
      if (headers['limited'] !== undefined) throw tooManyRequests(1);
    },
    handler: ({ id }) => {
      begun.push(id);
      return ended.then(() => ({}));
    },
  });
  const ask = async (headers = {}) => app.inject({ method, url: '/seat', headers });
  const slow = Array.from({ length: 10 }, () => ask());
  await expect.poll(() => begun).toHaveLength(10);
  expect((await ask({ limited: '1' })).statusCode).toBe(429);
  expect(app.admission.waiting().get('seat')).toBe(0);
  end();
  await Promise.all(slow);
  await app.close();
});
