import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newShopper } from '../../../tests/faults/support/shopper.ts';
import { openTestDatabase } from '../../../tests/support/database.ts';
import { holderSecret } from '../../../tests/support/holders.ts';
import { paymentOffice } from '../../../tests/support/paymentOffice.ts';
import { freePort } from '../../../tests/support/ports.ts';
import { readConfig } from '../../shared/config.ts';
import type { Database } from '../../shared/db.ts';
import { staffRoles } from '../../shared/staffMember.ts';
import { type Anden, startAnden } from '../../start/startAnden.ts';
import type { PaymentState } from '../domain/saga.ts';

describe('the office of the payments', () => {
  let anden: Anden;
  let db: Database;
  let url: string;
  let sandboxUrl: string;
  let office: ReturnType<typeof paymentOffice>;
  beforeAll(async () => {
    const [port, sandboxPort] = [await freePort(), await freePort()];
    db = await openTestDatabase();
    url = `http://127.0.0.1:${port}`;
    sandboxUrl = `http://127.0.0.1:${sandboxPort}`;
    const config = readConfig(
      {},
      { port, sandboxPort, holderSecret, host: '127.0.0.1', logLevel: 'silent', sandboxUrl, bankUrl: `${sandboxUrl}/bank` },
    );
    anden = await startAnden(config, { db });
    office = paymentOffice(anden.platform, url);
  });
  afterAll(() => anden.close());

  const folioOf = (id: string): string => `F-${id.slice(0, 8).toUpperCase()}`;

  /** A payment that the workers leave alone. */
  async function payment(
    state: PaymentState,
    { minutes, method = 'pasarela-de-pago', email = 'ana@example.com' }: { minutes: number; method?: string; email?: string },
  ): Promise<string> {
    const id = randomUUID();
    await db.query(
      `insert into payment.payment (id, idempotency_key, cart_id, account_id, folio, reference, state, method, amount, customer, created_at, deadline_at, next_try_at)
       values ($1, $2, $3, 'a', $4, $5, $6, $7, 123400000, $9, now() - make_interval(mins => $8), now(), now() + interval '1 day')`,
      [
        ...[id, randomUUID(), `c-${id}`, folioOf(id), `R-${id.slice(0, 8)}`, state, method, minutes],
        JSON.stringify({ firstName: 'Ana', lastName: 'Peña', email }),
      ],
    );
    return id;
  }

  const stateOf = async (id: string): Promise<string | undefined> =>
    (await db.query<{ state: string }>('select state from payment.payment where id = $1', [id]))[0]?.state;
  const actsOf = (id: string) =>
    db.query<{ act: string; about: string[]; label: string | null; reason: string | null; detail: object; staff_name: string }>(
      'select act, about, label, reason, detail, staff_name from platform.act where $1 = any (about) order by id',
      [id],
    );
  const mailsTo = (recipient: string) =>
    db.query<{ subject: string; text: string }>('select subject, text from platform.outbox where recipient = $1 order by id', [recipient]);
  const bought = async () => {
    const shopper = await newShopper(url, sandboxUrl);
    const { body } = await shopper.pay(await shopper.fillCart(), '4242424242424242');
    return { ...body.responsePayment, email: `${shopper.phone}@example.com` };
  };

  describe('the roles', () => {
    const reason = 'Llamó por teléfono';
    it.each([
      ['GET', '/open-payments', undefined, ['support', 'money']],
      ['POST', '/open-payments/ask', undefined, ['money']],
      ['POST', '/find', { text: 'nadie' }, ['support', 'sell', 'door']],
      ['GET', '/payments/F-NONE', undefined, ['support', 'money', 'sell']],
      ['POST', '/payments/F-NONE/acts', { act: 'ask', reason, proof: null }, ['money']],
      ['POST', '/payments/F-NONE/refunds', { id: randomUUID(), ticketId: null, way: 'bank', amount: null, reason }, ['money']],
      ['POST', '/payments/F-NONE/resend', undefined, ['support', 'sell']],
      ['PUT', '/payments/F-NONE/email', { email: 'ana@example.com', reason }, ['support']],
      ['POST', '/payments/F-NONE/notes', { reason }, ['support', 'money', 'sell', 'door']],
      ['POST', '/messages/resend', undefined, ['support', 'money']],
      ['GET', '/close?day=2026-11-29', undefined, ['money']],
    ] as const)('%s %s', async (method, path, body, allowed) => {
      for (const role of staffRoles) {
        const answer = await office.call([role], method, path, body, path === '/find' ? null : randomUUID());
        if (allowed.some((one) => one === role)) expect([200, 404], role).toContain(answer.status);
        else expect([answer.status, answer.body['code']], role).toEqual([403, 'role-missing']);
      }
      expect(
        (await fetch(`${url}/payment-api/v1/office${path}`, { method, headers: { 'idempotency-key': randomUUID() } })).status,
      ).toBeOneOf([400, 401, 415]);
    });

    it('nobody sees more than the role needs: who moves money alone sees no customer', async () => {
      const id = await payment('unknown', { minutes: 60 });
      const customer = { name: 'Ana Peña', email: 'ana@example.com' };
      expect((await office.payment(folioOf(id), 'money')).customer).toBeNull();
      expect((await office.payment(folioOf(id), 'money', 'door', 'admin')).customer).toBeNull();
      for (const role of ['support', 'sell'] as const) expect((await office.payment(folioOf(id), role)).customer).toEqual(customer);
      expect((await office.payment(folioOf(id), 'money', 'support')).customer).toEqual(customer);
      expect(JSON.stringify(await office.payment(folioOf(id), 'money'))).not.toMatch(/Peña|ana@/);
    });
  });

  it('lists what is open, the oldest first, with the acts that are allowed', async () => {
    const unknown = await payment('unknown', { minutes: 134 });
    const voucher = await payment('reserved', { minutes: 200, method: 'pay_later' });
    const young = await payment('unknown', { minutes: 16 });
    const { payments } = await office.open();
    const ids = payments.map(({ id }) => id);
    expect([ids.indexOf(unknown) < ids.indexOf(young), ids.indexOf(young) < ids.indexOf(voucher)]).toEqual([true, true]);
    const listed = (id: string) => payments.find((one) => one.id === id);
    expect(listed(unknown)).toMatchObject({
      folio: folioOf(unknown),
      group: 'unanswered',
      isLate: true,
      amount: 123_400_000,
      acts: ['ask', 'mark-charged', 'mark-not-charged'],
      lastAct: null,
    });
    expect(listed(young)).toMatchObject({ isLate: true, acts: ['ask'] });
    const { createdAt = '', marksFrom = '' } = listed(young) ?? {};
    expect(Date.parse(marksFrom) - Date.parse(createdAt)).toBe(20 * 60_000);
    expect(listed(voucher)).toMatchObject({ group: 'vouchers', isLate: false, acts: [] });
  });

  it('marks an unknown payment only with a reason and the proof of the bank, and keeps both', async () => {
    const id = await payment('unknown', { minutes: 60 });
    expect(await office.act(folioOf(id), 'mark-not-charged')).toBe('proof-missing');
    for (const [reason, proof] of [
      ['', 'B-1'],
      ['  ab  ', 'B-1'],
      ['x'.repeat(301), 'B-1'],
      ['El banco', ' '],
    ] as const)
      expect(await office.act(folioOf(id), 'mark-not-charged', reason, proof)).toBe('invalid-request');
    expect(await stateOf(id)).toBe('unknown');
    expect(await office.act(folioOf(id).toLowerCase(), 'mark-not-charged', ' El banco lo dijo ', 'B-1')).toBe(200);
    expect(await stateOf(id)).toBe('refused');
    expect(await actsOf(id)).toEqual([
      {
        act: 'mark-not-charged',
        about: [id],
        label: folioOf(id),
        reason: 'El banco lo dijo',
        detail: { proof: 'B-1', from: 'unknown' },
        staff_name: 'Persona de Prueba',
      },
    ]);
    expect((await office.payment(folioOf(id))).history).toEqual([
      {
        at: expect.any(String),
        person: 'Persona de Prueba',
        act: 'mark-not-charged',
        reason: 'El banco lo dijo',
        detail: { proof: 'B-1', from: 'unknown' },
      },
    ]);
  });

  it('gives back what was charged: its seats are free again', async () => {
    const id = await payment('unknown', { minutes: 60 });
    expect(await office.act(folioOf(id), 'mark-charged', 'Está en el estado de cuenta', 'B-2')).toBe(200);
    expect(['voiding', 'refunded']).toContain(await stateOf(id));
  });

  it('does not mark a payment that the bank may still answer, nor one that another worker asks about', async () => {
    const young = await payment('unknown', { minutes: 16 });
    expect(await office.act(folioOf(young), 'mark-not-charged', 'razón', 'p')).toBe('act-not-allowed');
    const asking = await payment('asking', { minutes: 60 });
    expect(await office.act(folioOf(asking), 'mark-charged', 'razón', 'p')).toBe('act-not-allowed');
    const ended = await payment('paid', { minutes: 60 });
    expect(await office.act(folioOf(ended), 'ask')).toBe('act-not-allowed');
    const busy = await payment('unknown', { minutes: 60 });
    await db.query("update payment.payment set lease_until = now() + interval '1 minute' where id = $1", [busy]);
    expect(await office.act(folioOf(busy), 'mark-not-charged', 'razón', 'p')).toBe('payment-busy');
    expect([await stateOf(busy), await actsOf(busy)]).toEqual(['unknown', []]);
    expect(await office.act('F-NONE', 'ask')).toBe('payment-not-found');
  });

  it('two marks at once: one is made, and one act is written', async () => {
    const id = await payment('unknown', { minutes: 60 });
    const ends = await Promise.all([1, 2, 3].map((n) => office.act(folioOf(id), 'mark-not-charged', 'El banco', `B-${n}`)));
    expect(ends.filter((one) => one === 200)).toHaveLength(1);
    expect(await actsOf(id)).toHaveLength(1);
  });

  it('asks about all that the bank has not answered, as one act that stands at each', async () => {
    const id = await payment('unknown', { minutes: 60 });
    // A leased payment stays in the list, because nobody else asks about it.
    await db.query("update payment.payment set lease_until = now() + interval '1 minute' where id = $1", [id]);
    const before = (await office.open()).actsToday;
    const { body } = await office.call<{ asked: number }>(['money'], 'POST', '/open-payments/ask');
    expect(body.asked).toBeGreaterThan(0);
    expect(await actsOf(id)).toMatchObject([{ act: 'ask-all', label: null, reason: null, detail: { payments: body.asked } }]);
    const { payments, actsToday } = await office.open();
    expect(actsToday).toBe(before + 1);
    expect(payments.find((one) => one.id === id)?.lastAct).toMatchObject({ act: 'ask-all', person: 'Persona de Prueba', reason: null });
  });

  it('names the messages that were given up, without their recipients, and sends them again', async () => {
    expect((await office.open()).unsent).toEqual([]);
    await db.query(
      `insert into platform.outbox (kind, recipient, text, created_at, tries, next_try_at, try_until, useful, refused) values
       ('mail', 'ana@example.com', 'hola', now() - interval '25 hours', 30, now(), now(), '1 day', null),
       ('mail', 'eva@example.com', 'hola', now() - interval '10 minutes', 1, now(), now() + interval '1 day', '1 day', 'SMTP 550'),
       ('sms', '8112345678', 'código', now() - interval '1 hour', 6, now(), now(), '10 minutes', null)`,
    );
    const { unsent } = await office.open();
    // Without a server a code that expired is the end of it, not a fault.
    expect(unsent.map(({ kind, state, tries, refused }) => ({ kind, state, tries, refused }))).toEqual([
      { kind: 'mail', state: 'given-up', tries: 1, refused: 'SMTP 550' },
      { kind: 'mail', state: 'given-up', tries: 30, refused: null },
    ]);
    expect(JSON.stringify(unsent)).not.toMatch(/example\.com|81123|hola/);
    const key = randomUUID();
    const resend = () => office.call(['support'], 'POST', '/messages/resend', undefined, key);
    expect([(await resend()).body, (await resend()).body]).toEqual([{ messages: 2 }, { messages: 2 }]);
    expect((await office.open()).unsent).toEqual([]);
    const tries = await db.query("select tries from platform.outbox where text = 'hola'");
    expect(tries).toEqual([{ tries: 0 }, { tries: 0 }]);
    const acts = await db.query("select detail from platform.act where act = 'resend-messages' order by id desc limit 1");
    expect(acts).toEqual([{ detail: { messages: 2 } }]);
  });

  it('shows a payment with its order, its mails and what may go back', async () => {
    const { id, folio, orderId, amount } = await bought();
    const found = await office.payment(folio, 'support');
    expect(found.payment).toMatchObject({ id, folio, orderId, state: 'paid', group: null, acts: [], amount, discount: null });
    expect(found.payment.bank?.id).toEqual(expect.any(String));
    expect(found.log.map(({ event }) => event)).toContain('charged');
    expect(found.refundable).toEqual({
      whole: { bank: amount, till: 0, points: amount },
      tickets: [{ ticketId: expect.any(String), bank: amount, till: 0, points: amount }],
    });
    expect(found.messages).toEqual([
      expect.objectContaining({
        kind: 'mail',
        subject: `Tus boletos de autobús · ${folio}`,
        to: expect.stringMatching(/^\d\*\*\*@example\.com$/),
        sentAt: null,
      }),
    ]);
    expect((await office.call(['sell'], 'GET', '/payments/F-NONE')).body['code']).toBe('payment-not-found');
  });

  it('a note stands in the history, with what the trip service writes about the order', async () => {
    const { id, folio, orderId } = await bought();
    await db.query(
      `insert into platform.act (made_at, staff_id, staff_name, session, act, about, label, reason) values (now(), 'st_1', 'Luz', 's', 'cancel', array[$1], 'x', 'Enfermó')`,
      [orderId],
    );
    expect((await office.call(['door'], 'POST', `/payments/${folio}/notes`, { reason: ' Viaja con un perro guía ' })).status).toBe(204);
    expect((await office.payment(folio)).history.map(({ act, person, reason }) => [act, person, reason])).toEqual([
      ['note', 'Persona de Prueba', 'Viaja con un perro guía'],
      ['cancel', 'Luz', 'Enfermó'],
    ]);
    expect(await actsOf(id)).toMatchObject([{ about: [id, orderId], label: folio }]);
  });

  it('an act whose answer was lost is done once', async () => {
    const { id, folio, email } = await bought();
    const before = (await mailsTo(email)).length;
    const right = `${randomUUID()}@example.com`;
    const twice = async (method: 'POST' | 'PUT', path: string, body?: object) => {
      const key = randomUUID();
      for (let n = 0; n < 2; n += 1) {
        expect([200, 204]).toContain((await office.call(['support', 'money'], method, path, body, key)).status);
        await db.query('delete from platform.idempotency where key = $1', [key]);
      }
    };
    await twice('POST', `/payments/${folio}/notes`, { reason: 'Viaja con un perro guía' });
    await twice('POST', `/payments/${folio}/resend`);
    expect(await mailsTo(email)).toHaveLength(before + 1);
    await twice('PUT', `/payments/${folio}/email`, { email: right, reason: 'Escribió mal su correo' });
    expect(await mailsTo(right)).toHaveLength(1);
    expect((await actsOf(id)).map(({ act }) => act)).toEqual(['note', 'resend', 'correct-email']);
    const all = async () => (await db.query("select 1 from platform.act where act in ('ask-all', 'resend-messages')")).length;
    const earlier = await all();
    await twice('POST', '/open-payments/ask');
    await twice('POST', '/messages/resend');
    expect(await all()).toBe(earlier + 2);
  });

  it('sends the tickets again, three times an hour', async () => {
    const { id, folio, email } = await bought();
    const before = (await mailsTo(email)).length;
    const ends = [];
    for (let n = 0; n < 4; n += 1) ends.push(await office.end(office.call(['sell'], 'POST', `/payments/${folio}/resend`)));
    expect(ends).toEqual([200, 200, 200, 'too-many-requests']);
    expect(await mailsTo(email)).toHaveLength(before + 3);
    expect((await actsOf(id)).map(({ act }) => act)).toEqual(['resend', 'resend', 'resend']);
    const unsold = await payment('refused', { minutes: 60 });
    expect(await office.end(office.call(['sell'], 'POST', `/payments/${folioOf(unsold)}/resend`))).toBe('order-not-found');
    const forgotten = await payment('paid', { minutes: 60, email: '' });
    expect(await office.end(office.call(['sell'], 'POST', `/payments/${folioOf(forgotten)}/resend`))).toBe('email-missing');
  });

  describe('a corrected e-mail', () => {
    const correct = (folio: string, email: string, key = randomUUID()) =>
      office.end(office.call(['support'], 'PUT', `/payments/${folio}/email`, { email, reason: 'Escribió mal su correo' }, key));
    const typedBy = (orderId: string | null, email: string) =>
      db.query(
        `update trip.cart_ticket ticket set body = ticket.body || jsonb_build_object('email', $2::text)
         from trip.ticket_order bought where bought.id = $1 and ticket.cart_id = bought.cart_id`,
        [orderId, email],
      );
    const ticketEmails = async (orderId: string | null) =>
      (
        await db.query<{ email: string }>(
          `select distinct ticket.body ->> 'email' as email from trip.ticket_order bought
           join trip.cart_ticket ticket on ticket.cart_id = bought.cart_id where bought.id = $1`,
          [orderId],
        )
      ).map((row) => row.email);
    const emailOf = async (folio: string) => (await office.payment(folio, 'support')).customer?.email;

    it('gets the tickets once, and the old one nothing more', async () => {
      const { id, folio, orderId, email } = await bought();
      await typedBy(orderId, email);
      const right = `${randomUUID()}@example.com`;
      const key = randomUUID();
      expect([await correct(folio, right, key), await correct(folio, right, key)]).toEqual([200, 200]);
      expect(await emailOf(folio)).toBe(right);
      // A cancellation is mailed by the trip service.
      expect(await ticketEmails(orderId)).toEqual([right]);
      const [mail, ...more] = await mailsTo(right);
      expect([mail?.subject, mail?.text.includes('acceso='), more]).toEqual([`Tus boletos de autobús · ${folio}`, true, []]);
      expect((await mailsTo(email)).filter(({ subject }) => subject.includes(folio))).toEqual([]);
      const acts = await actsOf(id);
      expect(acts.map(({ act }) => act)).toEqual(['correct-email']);
      expect(JSON.stringify(acts)).not.toContain('@');
    });

    it('of two at once the last one stands, and both are acts', async () => {
      const { id, folio, orderId, email } = await bought();
      await typedBy(orderId, email);
      const [one, two] = [`${randomUUID()}@example.com`, `${randomUUID()}@example.com`];
      expect(await Promise.all([correct(folio, one), correct(folio, two)])).toEqual([200, 200]);
      const stands = (await emailOf(folio)) ?? '';
      expect([one, two]).toContain(stands);
      expect(await ticketEmails(orderId)).toEqual([stands]);
      expect([await mailsTo(stands), await mailsTo(stands === one ? two : one)]).toEqual([[expect.anything()], []]);
      expect((await actsOf(id)).map(({ act }) => act)).toEqual(['correct-email', 'correct-email']);
    });

    it('is an address, of a payment whose customer is known', async () => {
      const id = await payment('unknown', { minutes: 60 });
      for (const email of ['ana', 'ana@', 'ana@localhost', 'ana@example.com,eva@example.com'])
        expect(['invalid-request', 'email-invalid'], email).toContain(await correct(folioOf(id), email));
      const forgotten = await payment('paid', { minutes: 60, email: '' });
      expect(await correct(folioOf(forgotten), 'ana@example.com')).toBe('email-missing');
      expect(await correct('F-NONE', 'ana@example.com')).toBe('payment-not-found');
      // Without tickets there is nothing to send yet.
      const right = `${randomUUID()}@example.com`;
      expect([await correct(folioOf(id), right), await emailOf(folioOf(id)), await mailsTo(right)]).toEqual([200, right, []]);
    });
  });
});
