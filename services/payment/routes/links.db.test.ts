import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { components } from '../../../openapi/types/payment.ts';
import { cardSealer } from '../../../tests/support/card.ts';
import { serviceToken } from '../../../tests/faults/support/world.ts';
import { makeReservation, type OlderReservation, reservationBody } from '../../../tests/support/older.ts';
import { demoUser } from '../../sandbox/values.ts';
import { paymentWorld, signInDemo } from '../../../tests/support/paymentWorld.ts';

type Held = components['schemas']['HeldReservation'];
interface Told {
  StatusPayment: string;
  Status: string;
  charge: string;
  message: string | null;
  folio: string;
  Authorization: string | null;
  OptId: string | null;
  points: number;
  Amount: number;
  ConfirmSell: { Boleto: { iKey: string; boletoId: string }[] } | null;
}
interface Answer {
  code?: string;
  detail?: string;
  errorCode?: number;
  paymentId?: string;
  token?: string;
  reservation?: { reservationId: string; numoperacion: string; expiresAt: string | null };
  data?: {
    data: Told & { payResponse: { id: string; challenge: { url: string } | null }; ticketResponse: { Boleto: { boletoId: string }[] } };
  };
}

const good = '4242424242424242';
const challenged = '4000002500003155';

const world = await paymentWorld({ realTrip: true });
const seal = await cardSealer(world.config.sandboxUrl);
const user = await signInDemo(world);

const make = (asked: object = {}) => makeReservation(world.config.sandboxUrl, asked);
const resolve = (token: string) => world.call<Answer>('GET', `/payment-api/reservation/resolve?token=${encodeURIComponent(token)}`);
const read = (token: string, as?: string) =>
  world.call<Held & Answer>('POST', '/payment-api/reservation', { body: { token }, ...(as === undefined ? {} : { token: as }) });
const passOf = async ({ token }: OlderReservation): Promise<string> => (await resolve(token)).body.token ?? '';

interface Pay {
  number?: string;
  key?: string;
  linkToken?: string | null;
  more?: object;
  as?: string;
}
async function pay(held: OlderReservation, { number = good, key = randomUUID(), linkToken, more = {}, as }: Pay = {}) {
  const body = await reservationBody(seal, held, { number, linkToken: linkToken === undefined ? await passOf(held) : linkToken });
  return world.call<Answer>('POST', '/payment-api/payment-reservation', {
    key,
    body: { ...body, ...more },
    ...(as === undefined ? {} : { token: as }),
  });
}
const check = async (id: string, linkToken: string) =>
  (await world.call<Answer>('GET', `/payment-api/payment-reservation/${id}?linkToken=${encodeURIComponent(linkToken)}`)).body.data?.data;
const until = async (id: string, linkToken: string, word: string): Promise<Told | undefined> => {
  for (let tries = 0; tries < 60; tries += 1) {
    const checked = await check(id, linkToken);
    if (checked?.StatusPayment === word) return checked;
    await new Promise((wake) => setTimeout(wake, 100));
  }
  return check(id, linkToken);
};
const chargedFor = async (held: OlderReservation): Promise<number> => {
  const books = await world.books();
  const rows = await world.db.query<{ id: string }>('select id from payment.payment where cart_id = $1', [`r_${held.reservationId}`]);
  return rows.reduce((sum, { id }) => sum + (books.get(id) ?? 0), 0);
};
const keysOf = async (held: OlderReservation): Promise<string[]> =>
  (
    await world.db.query<{ ikey: string }>('select ikey from trip.older_ticket where reservation = $1 order by id', [held.reservationId])
  ).map(({ ikey }) => ikey);
const mailsTo = async (email: string) =>
  world.db.query<{ subject: string; text: string }>('select subject, text from platform.outbox where recipient = $1 order by id', [email]);

describe('the link of a reservation', () => {
  it('[API-082] [API-083] [API-076] [LINK-027] [LINK-028] leads by a short token to the tickets and what they cost', async () => {
    const held = await make({ passengers: ['ADULTO', 'MASCOTA'] });
    const { status, body } = await resolve(held.token);
    expect(status).toBe(200);
    expect(body.reservation).toMatchObject({ reservationId: held.reservationId, numoperacion: held.operations[0] });
    expect(body.token).toMatch(/^rt_/);
    const { body: reservation } = await read(body.token ?? '');
    expect(reservation).toMatchObject({
      folio: held.operations[0],
      total: held.total,
      cards: [],
      email: 'reserva@ejemplo.mx',
      payment: null,
    });
    expect(reservation.tickets).toHaveLength(2);
    expect(reservation.tickets[0]).toMatchObject({
      ikey: '',
      boletoId: held.boletoIds[0],
      andenId: held.boletoIds[0],
      esIda: true,
      nombpasajero: 'Ana',
      apellidopasajero: 'Peña',
      numpiso: 1,
      preciopagado: 0,
      origenId: 'MTY',
      destinoId: 'TAM',
    });
    expect(reservation.tickets[1]?.desccategoria).toBe('MASCOTA');
    const due = reservation.tickets.flatMap(({ preciobase, servicios }) => [
      preciobase,
      ...servicios.ItemServicioBoleto.map(({ precioServicio }) => precioServicio),
    ]);
    expect(due.reduce((sum, one) => sum + one, 0)).toBe(held.total);
  });

  it('[LINK-015] [LINK-016] has the way out as the earliest departure, and the way back after it', async () => {
    const held = await make({ roundTrip: true, passengers: ['ADULTO', 'SENECTUD'] });
    const { tickets } = (await read(await passOf(held))).body;
    expect(tickets.map(({ esIda }) => esIda)).toEqual([true, true, false, false]);
    expect(tickets.map(({ numoperacion }) => numoperacion)).toEqual(held.operations.flatMap((one) => [one, one]));
    const times = tickets.map(({ fechorsalida }) => Date.parse(fechorsalida));
    expect(times).toEqual(times.toSorted((a, b) => a - b));
  });

  it('is mailed to the account, and only its hash is stored', async () => {
    const email = 'carta@example.com';
    const held = await make({ email });
    const [mail] = await mailsTo(email);
    expect(mail?.subject).toBe('Tu reserva de autobús');
    expect(held.link).toBe(`${world.config.publicUrl}/compra/reserva?token=${held.token}`);
    expect(mail?.text).toContain(held.link);
    for (const table of ['payment.reservation_link', 'platform.idempotency']) {
      expect(JSON.stringify(await world.db.query(`select * from ${table}`)), table).not.toContain(held.token);
    }
  });

  it('the demo has its links in the outbox, once', async () => {
    const mails = (await mailsTo(demoUser.email)).filter(({ subject }) => subject === 'Tu reserva de autobús');
    expect(mails).toHaveLength(2);
    const tokens = mails.map(({ text }) => /token=([\w-]+)/.exec(text)?.[1] ?? '');
    const statuses = await Promise.all(tokens.map(async (token) => (await resolve(token)).status));
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 410]);
  });

  it('[ERR-068] that ran out says so with code 47; an unknown, forged or old one leads nowhere', async () => {
    const late = await make({ state: 'expired' });
    expect(await resolve(late.token)).toMatchObject({ status: 410, body: { code: 'reservation-expired', errorCode: 47 } });
    const held = await make({ minutes: 120 });
    const pass = await passOf(held);
    await world.db.query(`update trip.older_ticket set release_at = now() - interval '1 minute' where reservation = $1`, [
      held.reservationId,
    ]);
    expect((await read(pass)).body).toMatchObject({ code: 'reservation-expired', errorCode: 47, detail: 'La reservación esta vencida' });
    expect(await pay(held, { linkToken: pass })).toMatchObject({ status: 409, body: { code: 'reservation-expired', errorCode: 47 } });
    expect(await resolve('rl_nadie')).toMatchObject({ status: 404, body: { code: 'link-not-found' } });
    const other = await make();
    const [until = '', , digest = ''] = (await passOf(other)).split('.');
    const forged = `${until}.${Buffer.from(held.reservationId).toString('base64url')}.${digest}`;
    expect(await read(forged)).toMatchObject({ status: 404, body: { code: 'reservation-not-found' } });
    const fresh = await passOf(other);
    world.forward(3600);
    expect((await read(fresh)).status).toBe(410);
    world.forward(1);
    expect((await read(fresh)).status).toBe(404);
    world.forward(-3601);
  });
});

describe('the payment of a reservation', () => {
  it('[LINK-001] [API-075] [API-080] [API-081] [LINK-019] charges once and gives every ticket its key', async () => {
    const held = await make({ roundTrip: true, passengers: ['ADULTO', 'MENOR'], email: 'pago@example.com' });
    const pass = await passOf(held);
    const key = randomUUID();
    const paid = await pay(held, { key, linkToken: pass });
    expect(paid.status).toBe(200);
    const { payResponse, ticketResponse } = paid.body.data?.data ?? {};
    expect(payResponse).toMatchObject({ challenge: null });
    expect(ticketResponse?.Boleto.map(({ boletoId }) => boletoId)).toEqual(held.boletoIds);
    const id = payResponse?.id ?? '';
    expect(await check(id, pass)).toMatchObject({
      StatusPayment: 'authorised',
      Status: 'AUTHORISED',
      charge: 'charged',
      message: null,
      points: 0,
      Amount: held.total,
      Authorization: expect.any(String),
      OptId: expect.any(String),
      ConfirmSell: { Boleto: held.boletoIds.map((boletoId) => ({ boletoId, iKey: expect.stringMatching(/^AN-\w+-\d$/) })) },
    });
    expect(await chargedFor(held)).toBe(held.total);
    await world.db.query('delete from platform.idempotency where key = $1', [key]);
    expect((await pay(held, { key, linkToken: pass })).body).toEqual(paid.body);
    expect((await pay(held, { linkToken: pass })).body.code).toBe('reservation-paid');
    expect(await chargedFor(held)).toBe(held.total);
    const again = await read(pass);
    expect(again.body.tickets.every(({ ikey, preciopagado }) => ikey !== '' && preciopagado > 0)).toBe(true);
    const [first = ''] = await keysOf(held);
    expect((await mailsTo('ana@example.com')).filter(({ text }) => text.includes(first))).toHaveLength(1);
  });

  it('[API-080] of two at once one is charged', async () => {
    const held = await make();
    const pass = await passOf(held);
    const answers = await Promise.all(Array.from({ length: 6 }, () => pay(held, { linkToken: pass })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const { status, body } of answers) if (status !== 200) expect(body.code).toMatch(/^(payment-in-progress|reservation-paid)$/);
    expect(await chargedFor(held)).toBe(held.total);
  });

  it('[API-080] fifty equal requests at once, whose answer the bank loses, are one charge and one answer', async () => {
    const held = await make();
    const pass = await passOf(held);
    const body = await reservationBody(seal, held, { number: '4000999400000019', linkToken: pass });
    const key = randomUUID();
    const send = () => world.call<Answer>('POST', '/payment-api/payment-reservation', { key, body });
    const answers = await Promise.all(Array.from({ length: 50 }, send));
    expect(new Set(answers.map((one) => `${one.status} ${JSON.stringify(one.body)}`)).size).toBe(1);
    expect((await until(answers[0]?.body.data?.data.payResponse.id ?? '', pass, 'AUTHORISED'))?.charge).toBe('charged');
    expect(await chargedFor(held)).toBe(held.total);
  });

  it('[API-080] is asked for by its key and the link, which closes the key for the link and for the account (decision 0062)', async () => {
    const held = await make();
    const pass = await passOf(held);
    const ask = (key: string, linkToken: string, as?: string) =>
      world.call<Answer & { id?: string }>('GET', `/payment-api/payment/by-key/${key}?linkToken=${encodeURIComponent(linkToken)}`, {
        ...(as === undefined ? {} : { token: as }),
      });
    const key = randomUUID();
    expect(await ask(key, 'rt_1.a.b')).toMatchObject({ status: 401 });
    expect(await ask(key, await passOf(await make()))).toMatchObject({ status: 404, body: { code: 'payment-not-found' } });
    expect(await ask(key, pass)).toMatchObject({ status: 404, body: { code: 'payment-not-found' } });
    expect(await pay(held, { key, linkToken: pass })).toMatchObject({ status: 409, body: { code: 'payment-key-closed' } });
    const signedIn = randomUUID();
    expect(await ask(signedIn, pass, user.token)).toMatchObject({ status: 404 });
    expect(await pay(held, { key: signedIn, linkToken: pass })).toMatchObject({ status: 409, body: { code: 'payment-key-closed' } });
    expect(await chargedFor(held)).toBe(0);
    const another = randomUUID();
    const { payResponse } = (await pay(held, { key: another, linkToken: pass })).body.data?.data ?? {};
    expect(await ask(another, pass)).toMatchObject({ status: 200, body: { id: payResponse?.id, status: 'AUTHORISED' } });
    expect((await ask(another, await passOf(await make()))).status).toBe(403);
  });

  it('[API-080] [API-081] waits for the challenge; meanwhile another payment is refused, and the end of the reservation does not matter', async () => {
    const held = await make({ minutes: 5 });
    const pass = await passOf(held);
    const asked = await pay(held, { number: challenged, linkToken: pass });
    const { id = '', challenge } = asked.body.data?.data.payResponse ?? {};
    expect(challenge?.url).toContain('/bank/challenge/');
    expect(await check(id, pass)).toMatchObject({ StatusPayment: 'challenge', charge: 'asking', ConfirmSell: null });
    expect(await pay(held, { linkToken: pass })).toMatchObject({ status: 409, body: { code: 'payment-in-progress', paymentId: id } });
    const { folio = '' } = (await check(id, pass)) ?? {};
    const log = (token: string) => world.call('GET', `/payment-api/payment/log/${folio}?linkToken=${encodeURIComponent(token)}`);
    expect(await log(pass)).toMatchObject({ status: 200, body: { payment: { id }, log: [{ event: 'sent' }, { event: 'challenge' }] } });
    expect((await log(await passOf(await make()))).status).toBe(403);
    world.forward(360);
    expect(await read(pass)).toMatchObject({ status: 200, body: { cartId: `r_${held.reservationId}`, payment: { id } } });
    await world.answerChallenge(challenge?.url ?? '', '1234');
    expect(await until(id, pass, 'authorised')).toMatchObject({ Status: 'AUTHORISED' });
    expect(await keysOf(held)).not.toContain('');
    world.forward(-360);
  });

  it('that is refused charges nothing, and another card pays', async () => {
    const held = await make();
    const pass = await passOf(held);
    const refused = await pay(held, { number: '4000000000000002', linkToken: pass });
    expect(refused).toMatchObject({ status: 402, body: { code: 'card-refused' } });
    expect(await check(refused.body.paymentId ?? '', pass)).toMatchObject({
      StatusPayment: 'error',
      charge: 'not-charged',
      message: 'El banco rechazó la tarjeta.',
    });
    expect(await keysOf(held)).toEqual(['']);
    expect((await pay(held, { linkToken: pass })).status).toBe(200);
    expect(await chargedFor(held)).toBe(held.total);
  });

  it('whose tickets cannot get their keys is given back', async () => {
    const held = await make({ passengers: ['ADULTO', 'ADULTO'] });
    const pass = await passOf(held);
    const asked = await pay(held, { number: challenged, linkToken: pass });
    const { id = '', challenge } = asked.body.data?.data.payResponse ?? {};
    await world.db.query(`update trip.older_ticket set cancellation = 'x' where id = $1`, [held.boletoIds[0]]);
    await world.answerChallenge(challenge?.url ?? '', '1234');
    expect(await until(id, pass, 'error-refunded')).toMatchObject({
      charge: 'refunded',
      message: expect.stringContaining('reembolso automático'),
    });
    expect(await chargedFor(held)).toBe(0);
    expect(await keysOf(held)).toEqual(['', '']);
  });

  it('[API-080] refuses another amount, operation, key or link', async () => {
    const [held, other] = [await make(), await make()];
    const pass = await passOf(held);
    expect((await pay(held, { more: { total: held.total - 1 } })).body).toMatchObject({ status: 422, code: 'amount-differs' });
    expect((await pay(held, { linkToken: await passOf(other) })).body.code).toBe('reservation-not-found');
    expect((await pay(held, { linkToken: 'rt_nadie' })).status).toBe(404);
    const key = randomUUID();
    const paid = await pay(held, { key, linkToken: pass });
    expect((await pay(other, { key })).body.code).toBe('idempotency-key-reused');
    await world.db.query('delete from platform.idempotency where key = $1', [key]);
    expect((await pay(other, { key })).body.code).toBe('idempotency-key-reused');
    const id = paid.body.data?.data.payResponse.id ?? '';
    const strange = await passOf(other);
    expect((await world.call('GET', `/payment-api/payment-reservation/${id}?linkToken=${strange}`)).status).toBe(403);
    expect((await world.call('GET', `/payment-api/payment-reservation/${id}`)).status).toBe(401);
  });

  it('[API-080] from My trips needs the account of the tickets', async () => {
    const held = await make({ email: demoUser.email });
    expect((await pay(held, { linkToken: null })).status).toBe(401);
    expect((await pay(held, { linkToken: null, as: (await world.guest()).token })).body.code).toBe('not-yours');
    const paid = await pay(held, { linkToken: null, as: user.token, more: { saveCard: true } });
    expect(paid.status).toBe(200);
    const mine = await world.call<Answer>('GET', `/payment-api/payment-reservation/${paid.body.data?.data.payResponse.id}`, {
      token: user.token,
    });
    expect(mine.body.data?.data.StatusPayment).toBe('authorised');
    const next = await make({ email: demoUser.email });
    const { cards } = (await read(await passOf(next), user.token)).body;
    expect(cards).toHaveLength(1);
    const saved = { token: cards[0]?.tokens[0]?.token ?? '' };
    const sealed = (await reservationBody(seal, next, { number: good, linkToken: null })).dataCard;
    const more = { ...saved, dataCard: { ...sealed, card: null } };
    expect((await pay(next, { more })).body.code).toBe('saved-card-not-found');
    expect((await pay(next, { more, as: user.token })).status).toBe(200);
  });
});

describe('an own reservation', () => {
  it('[NAV-016] [LINK-002] is opened from My trips by the account of its tickets, and by nobody else', async () => {
    const held = await make({ email: demoUser.email, roundTrip: true });
    const [, back = ''] = held.operations;
    const open = (operation: string, token?: string) =>
      world.call<Answer>('GET', `/payment-api/reservation/own/${operation}`, token === undefined ? {} : { token });
    const { status, body } = await open(back, user.token);
    expect(status).toBe(200);
    expect(body.reservation).toMatchObject({ reservationId: held.reservationId, numoperacion: back });
    expect((await read(body.token ?? '')).body).toMatchObject({ total: held.total, email: demoUser.email });
    expect((await open(back)).status).toBe(401);
    expect((await open(back, (await world.guest()).token)).body.code).toBe('not-yours');
    expect((await open('nada', user.token)).body.code).toBe('reservation-not-found');
    const late = await make({ email: demoUser.email, state: 'expired' });
    expect((await open(late.operations[0] ?? '', user.token)).body).toMatchObject({ code: 'reservation-expired', errorCode: 47 });
  });
});

describe('paid tickets of an operation', () => {
  it('[API-085] are mailed again to the addresses that their owner writes', async () => {
    const held = await make({ email: demoUser.email, state: 'paid' });
    const [operation = ''] = held.operations;
    const send = (emails: string, token = user.token, of = operation) =>
      world.call<Answer>('POST', '/payment-api/payment/resend-email', { token, body: { operation: of, emails } });
    expect((await send('uno@example.com, dos@example.com')).body).toEqual({
      message: 'Email(s) reenviados',
      sent: ['uno@example.com', 'dos@example.com'],
    });
    const [mail] = await mailsTo('uno@example.com');
    for (const key of await keysOf(held)) expect(mail?.text).toContain(key);
    expect((await send('uno@')).body.code).toBe('email-invalid');
    expect((await send('uno@example.com', (await world.guest()).token)).body.code).toBe('not-yours');
    expect((await send('uno@example.com', user.token, 'nada')).status).toBe(404);
    const unpaid = await make({ email: demoUser.email });
    expect((await send('uno@example.com', user.token, unpaid.operations[0])).status).toBe(404);
  });
});

it('the internal operations are for services only', async () => {
  expect((await world.call('POST', '/payment-api/internal/reservation/55021/link', { token: user.token })).status).toBe(401);
  const headers = { 'service-token': serviceToken };
  expect((await world.call('POST', '/payment-api/internal/reservation/none/link', { headers })).status).toBe(404);
});
