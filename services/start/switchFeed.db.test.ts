import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase } from '../../tests/support/database.ts';
import { freePort } from '../../tests/support/ports.ts';
import { readConfig } from '../shared/config.ts';
import type { Database } from '../shared/db.ts';
import { smallFeed } from '../trip/feed/fixture.ts';
import { type Anden, startAnden } from './startAnden.ts';
import { switchFeed } from './switchFeed.ts';

let folder: string;
let anden: Anden;
let db: Database;
let url: string;
const now = new Date();
const day = new Date(now.getTime() + 5 * 86_400_000).toISOString().slice(0, 10);

/** A folder with the small feed, all of its text changed. */
async function feed(name: string, change: (text: string, file: string) => string = (text) => text): Promise<string> {
  const path = await mkdtemp(join(folder, `${name}-`));
  const everyYear = (text: string): string => text.replaceAll('20261231', '20351231');
  for (const [file, text] of smallFeed()) await writeFile(join(path, file), change(everyYear(text), file));
  return path;
}
const dearer = (text: string, file: string): string => (file === 'fare_attributes.txt' ? text.replace('150.50', '175.00') : text);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'anden-feeds-'));
  db = await openTestDatabase();
  const [port, sandboxPort] = [await freePort(), await freePort()];
  url = `http://127.0.0.1:${port}`;
  anden = await startAnden(readConfig({}, { port, sandboxPort, host: '127.0.0.1', logLevel: 'silent' }), { db, feed: await feed('first') });
});
afterAll(async () => {
  await anden.close();
  await rm(folder, { recursive: true });
});

const offers = async (): Promise<unknown> => {
  const answer = await fetch(`${url}/trip-api/trip?originId=A&destinationId=B&departureDate=${day}`);
  return answer.json();
};

const config = { currency: undefined };
const turn = (path: string, accepts = false) => switchFeed({ db, config, now }, path, { accepts });

it('a new price is sold by the running processes within seconds, and what they sell is said', async () => {
  expect(JSON.stringify(await offers())).toContain('15050000');
  const { result, text, lost } = await turn(await feed('dearer', dearer));
  expect({ result, lost }).toEqual({ result: 'switched', lost: [] });
  expect(text).toContain('Red de viajes:');
  await expect.poll(async () => JSON.stringify(await offers()), { timeout: 15_000 }).toContain('17500000');
  expect(await turn(await feed('dearer', dearer))).toMatchObject({ result: 'same' });
});

it('sold departures that the new feed lacks or moves are named first, and sold no more only when that is accepted', async () => {
  await db.query(
    `insert into trip.cart (id, account_id, holder, block_key, status, total, services_total, created_at, own_expires_at, expires_at, currency)
     values ('c_feed', 'a', 'h', $1, 'sold', 0, 0, now(), now(), now(), 'MXN')`,
    [randomUUID()],
  );
  const sell = (position: number, runId: string, departure: string, { status = 'issued', legs = '[0,1)' } = {}) =>
    db.query(
      `insert into trip.cart_ticket (id, cart_id, position, run_id, seat, legs, status, body) values ($1, 'c_feed', $2, $3, 1, $4, $5, $6)`,
      [randomUUID(), position, runId, legs, status, JSON.stringify({ departureDatetime: departure, from: 'Alfa', to: 'Beta' })],
    );
  const [first = ''] = (JSON.stringify(await offers()).match(/r1_[^"_]+_\d{4}-\d\d-\d\d/g) ?? []).toSorted();
  await sell(1, first, `${day}T08:00:00-06:00`);
  await sell(2, `r1_gone_${day}`, `${day}T10:00:00-06:00`, { status: 'reserved' });
  await sell(3, `r1_gone_${day}`, `${day}T10:00:00-06:00`, { status: 'cancelled' });
  await sell(4, 'r1_gone_2026-01-02', '2026-01-02T10:00:00-06:00');

  await sell(5, first, `${day}T09:05:00-06:00`, { legs: '[1,2)' });

  const later = await feed('later', (text, file) => (file === 'stop_times.txt' ? text.replace('09:05:00', '09:20:00') : text));
  const asked = await turn(later);
  expect(asked.result).toBe('asked');
  expect(asked.lost.map(({ why, runId, tickets }) => ({ why, runId, tickets }))).toEqual([
    { why: 'moved', runId: first, tickets: 1 },
    { why: 'missing', runId: `r1_gone_${day}`, tickets: 1 },
  ]);
  expect(asked.text).toContain(`ahora sale ${day}T09:20:00-06:00`);
  expect(JSON.stringify(await offers())).toContain('17500000');
  expect((await turn(later, true)).result).toBe('switched');
  expect((await turn(later)).result).toBe('same');
});

it('a feed that is none, or of another zone or currency, changes nothing', async () => {
  const before = JSON.stringify(await offers());
  expect(await turn(await feed('bad', (text, file) => (file === 'trips.txt' ? 'nothing' : text)))).toMatchObject({ result: 'refused' });
  const elsewhere = await feed('zone', (text, file) => (file === 'agency.txt' ? text.replace('America/Monterrey', 'Europe/Madrid') : text));
  expect((await turn(elsewhere)).text).toContain('La red nueva es de Europe/Madrid');
  const euros = await feed('euros', (text) => text.replace('MXN', 'EUR'));
  expect(await turn(euros)).toMatchObject({ result: 'refused' });
  expect(JSON.stringify(await offers())).toBe(before);
});
