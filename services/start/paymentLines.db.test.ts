import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { newShopper } from '../../tests/faults/support/shopper.ts';
import { openTestDatabase } from '../../tests/support/database.ts';
import { holderSecret } from '../../tests/support/holders.ts';
import { noLimits } from '../../tests/support/noLimits.ts';
import { freePort } from '../../tests/support/ports.ts';
import { readConfig } from '../shared/config.ts';
import { type Anden, startAnden } from './startAnden.ts';

let anden: Anden;
let url: string;
let sandboxUrl: string;
beforeAll(async () => {
  const [port, sandboxPort] = [await freePort(), await freePort()];
  url = `http://127.0.0.1:${port}`;
  sandboxUrl = `http://127.0.0.1:${sandboxPort}`;
  const config = readConfig(
    { PUBLIC_URL: url, SANDBOX_URL: sandboxUrl },
    { port, sandboxPort, host: '127.0.0.1', logLevel: 'silent', limits: noLimits, holderSecret },
  );
  anden = await startAnden(config, { db: await openTestDatabase() });
});
afterAll(() => anden.close());

it('a folio leads to the lines of its payment, each with the id of its request, and no line names a person', async () => {
  const lines: Record<string, unknown>[] = [];
  for (const level of ['info', 'warn', 'error'] as const)
    vi.spyOn(anden.app.log, level).mockImplementation((line: unknown) => void lines.push(Object.assign({ level }, line)));
  const shopper = await newShopper(url, sandboxUrl);
  const send = async (number: string, id: string): Promise<string> => {
    const cart = await shopper.fillCart();
    const answer = await fetch(`${url}/payment-api/payment`, {
      method: 'POST',
      headers: {
        'x-request-id': id,
        'idempotency-key': crypto.randomUUID(),
        'content-type': 'application/json',
        holder: shopper.holder,
        authorization: `Bearer ${shopper.token}`,
      },
      body: JSON.stringify(await shopper.cardBody(cart, number)),
    });
    await answer.arrayBuffer();
    const [payment] = await anden.platform.db.query<{ folio: string }>('select folio from payment.payment where cart_id = $1', [
      cart.cartId,
    ]);
    return payment?.folio ?? '';
  };
  const folio = await send('4242424242424242', 'from-the-proxy-1');
  const ofFolio = lines.filter((line) => line['folio'] === folio);
  expect(ofFolio.map(({ state }) => state)).toEqual(['created', 'asking', 'authorised', 'ticketed', 'paid']);
  expect(new Set(ofFolio.map(({ reqId }) => reqId))).toEqual(new Set(['from-the-proxy-1']));
  expect(new Set(ofFolio.map(({ level }) => level))).toEqual(new Set(['info']));

  const refused = await send('4000000000000002', 'from-the-proxy-2');
  expect(lines.filter((line) => line['folio'] === refused).at(-1)).toMatchObject({ state: 'refused', reqId: 'from-the-proxy-2' });

  // The worker ends what nobody else ends, in rounds with ids of their own.
  await anden.platform.db.query(
    `insert into payment.payment (id, idempotency_key, cart_id, account_id, folio, reference, state, method, amount, customer, created_at, deadline_at, next_try_at)
     values ('p-left', gen_random_uuid(), 'c-left', 'a', 'F-left', 'R-left', 'created', 'pasarela-de-pago', 1, '{"email": "ana@example.com"}', now() - interval '1 hour', now() - interval '1 hour', now())`,
  );
  const left = () => lines.filter((line) => line['folio'] === 'F-left');
  await expect.poll(() => left().length, { timeout: 15_000 }).toBeGreaterThan(0);
  expect(left()[0]?.['reqId']).toMatch(/^[\da-f-]{36}$/);
  const text = JSON.stringify(lines);
  for (const person of [shopper.phone, shopper.holder, shopper.token, '4242424242424242', '@example.com'])
    expect(text).not.toContain(person);
});
