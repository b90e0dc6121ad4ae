import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newShopper, type Shopper } from '../../tests/faults/support/shopper.ts';
import { openTestDatabase } from '../../tests/support/database.ts';
import { holderSecret } from '../../tests/support/holders.ts';
import { noLimits } from '../../tests/support/noLimits.ts';
import { freePort } from '../../tests/support/ports.ts';
import { readConfig } from '../shared/config.ts';
import { type Anden, startAnden } from './startAnden.ts';

interface Span {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly attributes: readonly { readonly key: string; readonly value: { readonly stringValue?: string; readonly intValue?: number } }[];
}

/** A collector of OTLP over HTTP. */
const delivered: string[] = [];
const collector = createServer((request, response) => {
  void text(request).then((body) => {
    delivered.push(body);
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
});

const spans = (): Span[] =>
  delivered.flatMap((body) => {
    const { resourceSpans }: { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] } = JSON.parse(body);
    return resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans));
  });
const valueOf = ({ attributes }: Span, name: string) => attributes.find(({ key }) => key === name)?.value;

let anden: Anden;
let shopper: Shopper;
const given: string[] = [];
beforeAll(async () => {
  collector.listen(0, '127.0.0.1');
  await once(collector, 'listening');
  const [port, sandboxPort] = [await freePort(), await freePort()];
  const url = `http://127.0.0.1:${port}`;
  const sandboxUrl = `http://127.0.0.1:${sandboxPort}`;
  const endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}/`;
  const config = readConfig(
    { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, PUBLIC_URL: url, SANDBOX_URL: sandboxUrl },
    { port, sandboxPort, host: '127.0.0.1', logLevel: 'fatal', limits: noLimits, holderSecret },
  );
  anden = await startAnden(config, { db: await openTestDatabase() });
  shopper = await newShopper(url, sandboxUrl);
  const cart = await shopper.fillCart();
  const { status } = await shopper.pay(cart, '4242424242424242');
  expect(status).toBe(200);
  given.push(shopper.phone, shopper.holder, shopper.token, cart.cartId, '4242424242424242', 'MTY');
  // The last spans are sent by the end.
  await anden.close();
});
afterAll(() => void collector.close());

it('a payment is one trace: its request, the statements, the calls of the other services and of the bank', () => {
  const all = spans();
  const payment = all.find(({ name }) => name === 'POST /payment-api/payment');
  if (payment === undefined) throw new Error(`no span of the payment among ${[...new Set(all.map(({ name }) => name))].join(', ')}`);
  expect(valueOf(payment, 'http.response.status_code')?.intValue).toBe(200);
  const trace = all.filter(({ traceId }) => traceId === payment.traceId);
  const names = trace.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['POST bank', 'select', 'POST /internal/cart/{cartId}/confirm']));
  // The trip service continues the trace of the payment service over HTTP, and its statements hang on its own span.
  const call = trace.find(({ name }) => name === 'POST /internal/cart/{cartId}/confirm');
  const served = trace.find(({ parentSpanId }) => parentSpanId === call?.spanId);
  expect(served && valueOf(served, 'anden.operation')?.stringValue).toBe('confirmCart');
  expect(trace.some(({ parentSpanId, name }) => parentSpanId === served?.spanId && name === 'select')).toBe(true);
  const ids = new Set(trace.map(({ spanId }) => spanId));
  expect(trace.filter(({ parentSpanId = '' }) => !ids.has(parentSpanId))).toEqual([payment]);
});

it('no span names a traveller, a card, a cart or what was searched', () => {
  const exported = delivered.join('\n');
  expect(exported).toContain('GET /trip-api/trip');
  for (const value of given) expect(exported).not.toContain(value);
  expect(exported).not.toContain('originId=');
});
