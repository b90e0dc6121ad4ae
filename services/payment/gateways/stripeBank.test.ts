import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { stripeDouble } from '../../shared/bankConfig.ts';
import { createStripeBank } from './stripeBank.ts';

/** What the API answers to a path, which the double does not: refunds that wait or fail, and the entries of other business. */
const answers = new Map<string, unknown>();
const server = createServer((request, response) => {
  const body = answers.get((request.url ?? '').split('?')[0] ?? '');
  response.writeHead(body === undefined ? 404 : 200, { 'content-type': 'application/json' }).end(JSON.stringify(body ?? {}));
});
let apiUrl = '';

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  apiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());

const bank = () =>
  createStripeBank({
    stripe: { ...stripeDouble('http://localhost:3000'), apiUrl },
    origin: 'http://localhost:3000',
    returnUrl: () => 'http://localhost:3000/',
    patience: { authorise: 2000, other: 2000 },
  });

const payment = { paymentId: 'p1', bankId: 'pi_1', amount: 47_500_000, currency: 'MXN' };
const list = (...data: readonly unknown[]) => ({ object: 'list', url: '/v1', has_more: false, data });

it.each([
  ['succeeded', 'refunded', 'done'],
  ['pending', 'deciding', 'deciding'],
  ['requires_action', 'deciding', 'deciding'],
  ['failed', 'deciding', 'refused'],
  ['canceled', 'deciding', 'refused'],
])('a refund that is %s cancels a charge as %s, and gives back a part as %s', async (status, cancelled, refunded) => {
  answers.set('/v1/payment_intents/pi_1', { id: 'pi_1', object: 'payment_intent', status: 'succeeded', latest_charge: null });
  answers.set('/v1/refunds', list({ id: 're_1', object: 'refund', status, metadata: { refund_key: 'rest p1' } }));
  const answer = await bank().cancel(payment);
  expect(typeof answer === 'string' ? answer : answer.status).toBe(cancelled);
  expect(await bank().refund(payment, { key: 'rest p1', amount: 1_000_000 })).toBe(refunded);
});

it('lists captures and refunds, takes back a refund that failed, and leaves other entries out', async () => {
  const charge = { id: 'ch_1', object: 'charge', payment_intent: 'pi_1', amount_captured: 47_500, currency: 'mxn' };
  const refund = { id: 're_1', object: 'refund', payment_intent: 'pi_1', amount: 10_000, currency: 'mxn' };
  const entry = (type: string, source: unknown) => ({
    id: `txn_${type}`,
    object: 'balance_transaction',
    type,
    created: 1_796_000_000,
    source,
  });
  answers.set(
    '/v1/balance_transactions',
    list(
      entry('charge', charge),
      entry('refund', refund),
      entry('refund_failure', refund),
      entry('adjustment', charge),
      entry('stripe_fee', null),
      entry('payout', { id: 'po_1', object: 'payout' }),
    ),
  );
  const listed = await bank().movements(new Date(0), new Date());
  expect(listed === 'silence' ? listed : listed.map(({ kind, amount }) => `${kind} ${amount}`)).toEqual([
    'capture 47500000',
    'refund 10000000',
    'refund -10000000',
  ]);
});
