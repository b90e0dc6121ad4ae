import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../../tests/support/database.ts';
import { freePort } from '../../../tests/support/ports.ts';
import { readConfig } from '../../shared/config.ts';
import type { Database } from '../../shared/db.ts';
import { type Anden, startAnden } from '../../start/startAnden.ts';
import type { PaymentState } from '../domain/saga.ts';

const token = 'operator-of-the-test';

describe('the page of the operator', () => {
  let anden: Anden;
  let db: Database;
  let url: string;
  beforeAll(async () => {
    const [port, sandboxPort] = [await freePort(), await freePort()];
    db = await openTestDatabase();
    url = `http://127.0.0.1:${port}`;
    const config = readConfig({}, { port, sandboxPort, host: '127.0.0.1', logLevel: 'silent', operatorToken: token });
    anden = await startAnden(config, { db });
  });
  afterAll(() => anden.close());

  const as = (name: string, password = token): string => `Basic ${Buffer.from(`${name}:${password}`).toString('base64')}`;

  const page = async (query = ''): Promise<string> =>
    (await fetch(`${url}/operacion${query}`, { headers: { authorization: as('Lucía Elizondo') } })).text();

  const act = async (fields: Readonly<Record<string, string>>, origin = url): Promise<string> => {
    const answer = await fetch(`${url}/operacion`, {
      method: 'POST',
      redirect: 'manual',
      headers: { authorization: as('Lucía Elizondo'), origin },
      body: new URLSearchParams(fields),
    });
    return answer.headers.get('location') ?? String(answer.status);
  };

  /** A payment that the workers leave alone. */
  async function payment(
    state: PaymentState,
    { minutes, method = 'pasarela-de-pago' }: { minutes: number; method?: string },
  ): Promise<string> {
    const id = randomUUID();
    await db.query(
      `insert into payment.payment (id, idempotency_key, cart_id, account_id, folio, reference, state, method, amount, customer, created_at, deadline_at, next_try_at)
       values ($1, $2, $3, 'a', $4, $5, $6, $7, 123400000, '{"firstName": "", "lastName": "", "email": ""}', now() - make_interval(mins => $8), now(), now() + interval '1 day')`,
      [id, randomUUID(), `c-${id}`, `F-${id.slice(0, 8)}`, `R-${id.slice(0, 8)}`, state, method, minutes],
    );
    return id;
  }

  const stateOf = async (id: string): Promise<string | undefined> =>
    (await db.query<{ state: string }>('select state from payment.payment where id = $1', [id]))[0]?.state;

  it('asks for a name and the token, and limits wrong tokens alone', async () => {
    const plain = await fetch(`${url}/operacion`);
    expect(plain.status).toBe(401);
    expect(plain.headers.get('www-authenticate')).toMatch(/^Basic /);
    expect((await fetch(`${url}/operacion`, { headers: { authorization: as('', token) } })).status).toBe(401);
    const tries: number[] = [];
    for (let attempt = 0; attempt < 12; attempt += 1) {
      tries.push((await fetch(`${url}/operacion`, { headers: { authorization: as('x', `guess ${attempt}`) } })).status);
    }
    expect(tries).toContain(429);
    // The limit is for wrong tokens; the owner of the right one still gets in.
    expect(await page()).toContain('Pagos abiertos');
  });

  it('lists what is open with its age and the acts that are allowed', async () => {
    const unknown = await payment('unknown', { minutes: 134 });
    await payment('reserved', { minutes: 48, method: 'pay_later' });
    const text = await page(`?folio=F-${unknown.slice(0, 8)}`);
    expect(text).toContain('2 h 14 min');
    expect(text).toContain('Tarde');
    expect(text).toContain('$1,234.00 MXN');
    expect(text).toContain('Marcar no cobrado');
    expect(text).not.toContain('Esperamos a la tienda');
    expect(await page('?estado=vouchers')).toContain('Esperamos a la tienda');
  });

  it('marks an unknown payment only with a reason and the proof of the bank, and keeps both', async () => {
    const id = await payment('unknown', { minutes: 60 });
    expect(await act({ payment: id, act: 'mark-not-charged', reason: 'El banco lo dijo' })).toBe('/operacion?fin=reason-missing');
    expect(await stateOf(id)).toBe('unknown');
    expect(await act({ payment: id, act: 'mark-not-charged', reason: 'El banco lo dijo', proof: 'B-1' })).toBe('/operacion?fin=done');
    expect(await stateOf(id)).toBe('refused');
    const [kept] = await db.query('select operator, reason, proof, from_state from payment.operator_act where payment_id = $1', [id]);
    expect(kept).toEqual({ operator: 'Lucía Elizondo', reason: 'El banco lo dijo', proof: 'B-1', from_state: 'unknown' });
  });

  it('gives back what was charged: its seats are free again', async () => {
    const id = await payment('unknown', { minutes: 60 });
    await act({ payment: id, act: 'mark-charged', reason: 'Está en el estado de cuenta', proof: 'B-2' });
    expect(['voiding', 'refunded']).toContain(await stateOf(id));
  });

  it('does not mark a payment that the bank may still answer, nor one that another worker asks about', async () => {
    const young = await payment('unknown', { minutes: 16 });
    expect(await act({ payment: young, act: 'mark-not-charged', reason: 'r', proof: 'p' })).toBe('/operacion?fin=act-not-allowed');
    const asking = await payment('asking', { minutes: 60 });
    expect(await act({ payment: asking, act: 'mark-charged', reason: 'r', proof: 'p' })).toBe('/operacion?fin=act-not-allowed');
    const busy = await payment('unknown', { minutes: 60 });
    await db.query("update payment.payment set lease_until = now() + interval '1 minute' where id = $1", [busy]);
    expect(await act({ payment: busy, act: 'mark-not-charged', reason: 'r', proof: 'p' })).toBe('/operacion?fin=payment-busy');
    expect(await stateOf(busy)).toBe('unknown');
  });

  it('counts the messages that were given up, without their recipients, and sends them again', async () => {
    const insert = (sets: string) =>
      db.query(
        `insert into platform.outbox (kind, recipient, text, created_at, tries, next_try_at, try_until, useful, refused) values ${sets}`,
      );
    expect(await page()).toContain('No hay correos ni SMS sin enviar.');
    await insert(`('mail', 'ana@example.com', 'hola', now() - interval '25 hours', 30, now(), now(), '1 day', null),
      ('mail', 'eva@example.com', 'hola', now() - interval '10 minutes', 1, now(), now() + interval '1 day', '1 day', 'SMTP 550'),
      ('sms', '8112345678', 'código', now() - interval '1 hour', 6, now(), now(), '10 minutes', null)`);
    const text = await page();
    expect(text).toContain('Enviar otra vez los 2 que faltan');
    expect(text).toContain('El servidor lo rechazó: SMTP 550');
    expect(text).toContain('25 h 0 min');
    expect(text).not.toMatch(/example\.com|81123|hola/);
    expect(await act({ act: 'resend' }, 'https://other.example')).toBe('403');
    expect(await act({ act: 'resend' })).toBe('/operacion?fin=resent');
    expect(await page('?fin=resent')).not.toContain('Enviar otra vez');
    const tries = await db.query("select tries from platform.outbox where recipient like '%example.com'");
    expect(tries).toEqual([{ tries: 0 }, { tries: 0 }]);
  });

  it('acts for its own forms alone, and escapes what it shows', async () => {
    const id = await payment('unknown', { minutes: 60 });
    // A leased payment stays in the list, because nobody else asks about it.
    await db.query("update payment.payment set lease_until = now() + interval '1 minute' where id = $1", [id]);
    expect(await act({ payment: id, act: 'ask', reason: 'r' }, 'https://other.example')).toBe('403');
    expect(await act({ payment: id, act: 'ask', reason: '<script>alert(1)</script>' })).toBe('/operacion?fin=done');
    const text = await page();
    expect(text).not.toContain('<script>alert');
    expect(text).toContain('&lt;script&gt;alert');
  });
});
