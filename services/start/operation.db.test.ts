import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../tests/support/database.ts';
import { freePort } from '../../tests/support/ports.ts';
import { readConfig } from '../shared/config.ts';
import type { Database } from '../shared/db.ts';
import { createMetrics } from '../shared/metrics.ts';
import { type Anden, startAnden } from './startAnden.ts';

const operatorToken = 'of-the-test';

describe('what an operator asks', () => {
  let anden: Anden;
  let db: Database;
  let url: string;
  beforeAll(async () => {
    const [port, sandboxPort] = [await freePort(), await freePort()];
    db = await openTestDatabase();
    url = `http://127.0.0.1:${port}`;
    anden = await startAnden(readConfig({}, { port, sandboxPort, host: '127.0.0.1', logLevel: 'silent', operatorToken }), { db });
  });
  afterAll(() => anden.close());

  const metrics = (authorization: string) => fetch(`${url}/metrics`, { headers: { authorization } });

  it('is told to the bearer of the token alone', async () => {
    expect((await fetch(`${url}/metrics`)).status).toBe(401);
    expect((await metrics('Bearer other')).status).toBe(401);
    const answer = await metrics(`Bearer ${operatorToken}`);
    expect(answer.headers.get('content-type')).toContain('text/plain');
  });

  it('has the requests by operation, what is open and how old it is', async () => {
    await fetch(`${url}/trip-api/trip/payment-methods`);
    await db.query(
      `insert into payment.payment (id, idempotency_key, cart_id, account_id, folio, reference, state, method, amount, customer, created_at, deadline_at, next_try_at)
       values ('p-metrics', gen_random_uuid(), 'c-metrics', 'a', 'f', 'r', 'unknown', 'pasarela-de-pago', 1, '{}', now() - interval '1 hour', now(), 'infinity')`,
    );
    await db.query(
      `insert into platform.outbox (kind, recipient, text, created_at, tries, next_try_at, try_until, useful, refused)
       values ('sms', '+520000000000', '', now(), 5, now(), now(), '1 day', null), ('sms', '+520000000000', '', now(), 5, now(), now(), '10 minutes', null),
         ('sms', '+520000000000', '', now(), 1, now(), now() + interval '1 day', '1 day', 'HTTP 400'), ('sms', '+520000000000', '', now(), 1, now(), now() + interval '1 day', '1 day', null)`,
    );
    const exposed = await (await metrics(`Bearer ${operatorToken}`)).text();
    expect(exposed).toContain('anden_payments_open{method="pasarela-de-pago",state="unknown"} 1');
    expect(Number(/anden_payments_oldest_seconds\{.*\} (\S+)/.exec(exposed)?.[1])).toBeGreaterThan(3590);
    expect(exposed).toContain('anden_messages{kind="sms",state="given-up"} 2');
    expect(exposed).toContain('anden_messages{kind="sms",state="expired"} 1');
    expect(exposed).toContain('anden_messages{kind="sms",state="waiting"} 1');
    expect(exposed).toContain('anden_messages_refused{kind="sms",reason="HTTP 400"} 1');
    expect(exposed).toMatch(/anden_request_seconds_count\{operation="\w+",method="GET",status="\dxx"\} 1/);
    expect(exposed).toContain('anden_seat_events_lag_seconds 0');
    expect(exposed).toContain('anden_broker_up 1');
    expect(exposed).toMatch(/nodejs_eventloop_lag_p99_seconds \d/);
    expect(exposed).not.toContain('+52');
  });

  it('has each figure that the rules, the panels and the table of the operator name, and each figure of the table has a rule or a panel', async () => {
    await db.query(
      `insert into payment.payment (id, idempotency_key, cart_id, account_id, folio, reference, state, method, amount, customer, created_at, deadline_at, next_try_at)
       values ('p-authorised', gen_random_uuid(), 'c-authorised', 'a', 'f-authorised', 'r-authorised', 'authorised', 'pasarela-de-pago', 1, '{}', now(), now(), 'infinity')`,
    );
    const exposed = await (await metrics(`Bearer ${operatorToken}`)).text();
    const told = new Set([...exposed.matchAll(/^# TYPE (\w+) /gm)].map(([, name]) => name));
    const read = (file: string) => readFile(new URL(`../../docs/${file}`, import.meta.url), 'utf8');
    const [rules, panels, page] = await Promise.all(['operations/alerts.yaml', 'operations/dashboard.json', 'operations.md'].map(read));
    const figures = (text = ''): Set<string> =>
      new Set([...text.matchAll(/\b(?:anden|nodejs|process)_\w+/g)].map(([name]) => name.replace(/_(count|bucket|sum)$/, '')));
    const table = figures(/^\| Figure[\s\S]*?^$/m.exec(page ?? '')?.[0]);
    const watched = new Set([...figures(rules), ...figures(panels)]);
    expect(table.size).toBeGreaterThan(10);
    expect([...table].filter((name) => !watched.has(name))).toEqual([]);
    expect([...watched, ...table].filter((name) => !told.has(name))).toEqual([]);
    // A rule for a state that no figure has would never speak.
    const states = [...(rules ?? '').matchAll(/state=~?"([^"]+)"/g)].flatMap(([, values = '']) => values.split('|'));
    expect(states.length).toBeGreaterThan(3);
    for (const state of states) expect(exposed).toContain(`state="${state}"`);
    const contract = await readFile(new URL('../../openapi/trip.yaml', import.meta.url), 'utf8');
    const operations = [...(rules ?? '').matchAll(/operation=~?"([^"]+)"/g)].flatMap(([, values = '']) => values.split('|'));
    for (const operation of operations) expect(contract).toContain(`operationId: ${operation}\n`);
  });

  it('names each request: by the id of the proxy, or by a new one where that id is none', async () => {
    const idOf = async (given?: string) =>
      (await fetch(`${url}/livez`, given === undefined ? {} : { headers: { 'x-request-id': given } })).headers.get('x-request-id');
    expect(await idOf('proxy-0001')).toBe('proxy-0001');
    expect(await idOf()).toMatch(/^[\da-f-]{36}$/);
    expect(await idOf('a b "c"')).toMatch(/^[\da-f-]{36}$/);
  });
});

it('a gauge that cannot be read hides no other', async () => {
  const exposed = createMetrics();
  exposed.gauge({ name: 'broken', help: 'It fails.', read: () => Promise.reject(new Error('no database')) });
  exposed.gauge({ name: 'sound', help: 'It works.', read: () => [{ value: 3 }] });
  const text = await exposed.text();
  expect(text).toContain('sound 3');
  expect(await exposed.text()).toContain('anden_gauge_failures_total{gauge="broken"}');
});
