import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { components } from '../../../openapi/types/trip.ts';
import { startWorld, type World } from '../../../tests/faults/support/world.ts';
import { makeReservation, type OlderReservation } from '../../../tests/support/older.ts';
import { raitesOf as demoRaitesOf } from '../../sandbox/raites.ts';
import { demoUser } from '../../sandbox/values.ts';
import { publicKey } from '../../shared/auth.ts';
import { takeTickets } from '../store/olderTickets.ts';

type OldTicket = components['schemas']['OldTicket'];
type Answer = Partial<components['schemas']['Cancellable']> & {
  code?: string;
  detail?: string;
  tickets?: OldTicket[];
  cancelled?: string[];
  refunded?: number;
  changed?: string[];
};

let world: World;
let user: { token: string; sub: string };
let guest: { token: string };

beforeAll(async () => {
  world = await startWorld({ realTrip: true });
  const { body } = await world.call<{ token: string; user: { sub: string } }>('POST', '/identity-api/v2/signin', {
    token: publicKey,
    body: { email: demoUser.email, password: demoUser.password, ip: null },
  });
  user = { token: body.token, sub: body.user.sub };
  guest = await world.guest();
});
afterAll(() => world.close());

const call = (
  method: string,
  path: string,
  body?: unknown,
  { token = user.token, key }: { token?: string; key?: string | undefined } = {},
) => world.call<Answer>(method, `/trip-api${path}`, { token, key: key ?? randomUUID(), ...(body === undefined ? {} : { body }) });
const mine = async (): Promise<OldTicket[]> => (await call('GET', '/tickets/tickets')).body.tickets ?? [];
const make = (asked: object = {}) => makeReservation(world.config.sandboxUrl, { email: demoUser.email, state: 'paid', ...asked });
const validate = (boletoIds: readonly string[]) => call('POST', '/tickets/cancel/validate', { boletoIds });
const cancel = (boletoIds: readonly string[], key?: string) => call('POST', '/tickets/cancel', { boletoIds }, { key });
const ticketsOf = async ({ boletoIds }: OlderReservation): Promise<OldTicket[]> => {
  const all = await mine();
  return boletoIds.flatMap((id) => all.filter(({ boletoId }) => boletoId === id));
};
const balance = async (): Promise<number> =>
  (await world.call<{ backupBalance: number }>('GET', '/payment-api/cash/bag', { token: user.token })).body.backupBalance;
const until = async (good: () => Promise<boolean>): Promise<boolean> => {
  for (let tries = 0; tries < 60; tries += 1) {
    if (await good()) return true;
    await new Promise((wake) => setTimeout(wake, 100));
  }
  return false;
};

describe('the tickets of the older platform', () => {
  it('[API-105] [API-103] [TRIPS-053] are listed for their account alone, by departure', async () => {
    const tickets = await mine();
    expect(tickets.length).toBeGreaterThan(10);
    const times = tickets.map(({ fechorsalida }) => Date.parse(fechorsalida));
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect(new Set(tickets.map(({ desccategoria }) => desccategoria))).toEqual(new Set(['ADULTO', 'MENOR', 'MASCOTA', 'SENECTUD']));
    expect((await call('GET', `/ticket?email=${encodeURIComponent(demoUser.email.toUpperCase())}`)).body.tickets).toEqual(tickets);
    expect((await call('GET', '/ticket?email=luisa.mora@ejemplo.mx')).body.code).toBe('not-yours');
    expect((await call('GET', '/tickets/tickets', undefined, guest)).body.code).toBe('guest-not-allowed');
    expect((await call('GET', `/ticket?email=${demoUser.email}`, undefined, guest)).body.code).toBe('not-yours');
  });

  it('[TRIPS-054] [TRIPS-055] have a key when they are paid, a release time when they are reserved, and the number of the deck', async () => {
    const [paid] = await ticketsOf(await make());
    expect(paid).toMatchObject({ ikey: expect.stringMatching(/^AN-/), fecliberacionreservacion: null });
    expect(paid?.preciopagado).toBe((paid?.precioReserva ?? 0) + 2_500_000);
    const [reserved] = await ticketsOf(await make({ state: 'payable' }));
    expect(reserved).toMatchObject({ ikey: '', preciopagado: 0, fecliberacionreservacion: expect.any(String) });
    expect(new Set((await mine()).map(({ numpiso }) => numpiso))).toEqual(new Set([1, 2]));
  });

  it('[TRIPS-049] [TRIPS-050] have the earliest departure of a sale as the way out', async () => {
    const tickets = await ticketsOf(await make({ roundTrip: true, passengers: ['ADULTO', 'ADULTO'] }));
    expect(tickets.map(({ esIda }) => esIda)).toEqual([true, true, false, false]);
    expect(new Set(tickets.map(({ numoperacion }) => numoperacion)).size).toBe(2);
  });

  it('are taken over once', async () => {
    const before = await mine();
    const rows = await world.db.query<{ ticket: components['schemas']['NewOldTicket'] }>(
      'select ticket from trip.older_ticket where email = $1',
      [demoUser.email],
    );
    const tickets = rows.map(({ ticket }) => ticket);
    expect(await takeTickets(world.db, demoUser.email, tickets)).toBe(0);
    expect(await mine()).toEqual(before);
  });
});

describe('the cancellation', () => {
  it('[API-107] [API-106] [CANCEL-001] [CANCEL-003] refunds all that was paid as points, once', async () => {
    const { boletoIds, total } = await make();
    const before = await balance();
    expect((await validate(boletoIds)).body).toMatchObject({
      willRefund: total,
      reservations: [{ _id: boletoIds[0], cancellable: true, firstName: 'Ana', lastName: 'Peña', reason: null, willRefund: total }],
    });
    const key = randomUUID();
    const done = await cancel(boletoIds, key);
    expect(done.body).toEqual({ cancelled: boletoIds, refunded: total });
    expect(await until(async () => (await balance()) === before + total)).toBe(true);
    expect((await cancel(boletoIds, key)).body).toEqual(done.body);
    expect((await cancel(boletoIds)).body.code).toBe('already-cancelled');
    // As after a crash between the answer of the payment service and the note of it.
    await world.db.query('update trip.refund set credited_at = null');
    const isCredited = async () => (await world.db.query('select 1 from trip.refund where credited_at is null')).length === 0;
    expect(await until(isCredited)).toBe(true);
    expect(await balance()).toBe(before + total);
    const listed = (await mine()).find(({ boletoId }) => boletoId === boletoIds[0]);
    expect(listed?.descmotivocancelacion).toBe('Cancelado por el pasajero');
  });

  it('[CANCEL-002] refunds nothing of a coupon, nor of a reservation', async () => {
    for (const asked of [{ paidWith: 'coupon' }, { state: 'payable' }]) {
      const { boletoIds } = await make(asked);
      expect((await validate(boletoIds)).body).toMatchObject({ willRefund: 0, reservations: [{ cancellable: true, willRefund: 0 }] });
      expect((await cancel(boletoIds)).body.refunded).toBe(0);
    }
  });

  it('[CANCEL-011] is refused for an agreement, after the departure, and after the end of a reservation', async () => {
    for (const [asked, reason, code] of [
      [{ paidWith: 'agreement' }, 'payment-method', 'not-cancellable'],
      [{ hours: -5 }, 'too-late', 'too-late'],
      [{ state: 'expired' }, 'too-late', 'too-late'],
    ] as const) {
      const { boletoIds } = await make(asked);
      expect((await validate(boletoIds)).body).toMatchObject({ willRefund: 0, reservations: [{ cancellable: false, reason }] });
      expect(await cancel(boletoIds)).toMatchObject({ status: 422, body: { code } });
    }
  });

  it.each(['MENOR', 'MASCOTA'])('[CANCEL-012] is refused for the only adult while a %s remains, and together it is not', async (other) => {
    const { boletoIds } = await make({ passengers: ['ADULTO', other] });
    const [adult = '', left = ''] = boletoIds;
    expect((await validate([adult])).body.reservations).toMatchObject([{ cancellable: false, reason: 'last-adult' }]);
    expect(await cancel([adult])).toMatchObject({
      status: 422,
      body: { code: 'last-adult', detail: 'No puedes cancelar este boleto, ya que es el único adulto en el viaje' },
    });
    expect((await validate([left])).body.reservations).toMatchObject([{ cancellable: true }]);
    expect((await cancel(boletoIds)).status).toBe(200);
  });

  it('[CANCEL-012] of two adults at once leaves one with the minor', async () => {
    const { boletoIds } = await make({ passengers: ['ADULTO', 'ADULTO', 'MENOR'] });
    const answers = await Promise.all(boletoIds.slice(0, 2).map((id) => cancel([id])));
    expect(answers.map(({ body }) => body.code ?? 'done').toSorted()).toEqual(['done', 'last-adult']);
  });

  it('is refused for the tickets of another', async () => {
    const { boletoIds } = await make({ email: 'otra@example.com' });
    expect((await cancel(boletoIds)).body.code).toBe('not-yours');
    expect((await validate(boletoIds)).body.code).toBe('not-yours');
    expect((await cancel(['nada'])).body.code).toBe('ticket-not-found');
    expect((await call('POST', '/tickets/cancel', { boletoIds }, guest)).body.code).toBe('not-yours');
  });
});

const mailsTo = (email: string, subject: string) =>
  world.db.query<{ text: string }>('select text from platform.outbox where recipient = $1 and subject = $2 order by id desc', [
    email,
    subject,
  ]);

describe('mails of the older platform', () => {
  it('say what was cancelled or renamed, with the time of the terminal and that of the shop beside it', async () => {
    const [cancelled] = (await make({ from: 'MAT', to: 'MTY', passengers: ['ADULTO'] })).boletoIds;
    const [renamed] = (await make({ from: 'MTY', to: 'TAM' })).boletoIds;
    await world.db.query(`update trip.older_ticket set ticket = ticket || '{"fechorsalida": "2027-06-10T08:30:00-05:00"}' where id = $1`, [
      cancelled,
    ]);
    await cancel([cancelled ?? '']);
    const [mail] = await mailsTo(demoUser.email, 'Cancelaste boletos de autobús');
    expect(mail?.text).toContain('Matamoros → Monterrey · asiento 3');
    expect(mail?.text).toMatch(/08:30.*hora local \(.*07:30/);
    expect(mail?.text).toMatch(/Te devolvimos \$[\d,.]+ MXN en Puntos Viaja/);
    const boletos = [{ boletoId: renamed, nombre: 'Begoña', apellidoPaterno: 'Núñez', apellidoMaterno: '' }];
    await call('PUT', '/tickets/change/name', { boletos });
    const [renaming] = await mailsTo(demoUser.email, 'Cambió el nombre de un boleto de autobús');
    expect(renaming?.text).toContain('Antes: Ana Peña. Ahora: Begoña Núñez.');
    expect(renaming?.text).toMatch(/Salida: .*\d/);
  });
});

describe('the change of a name', () => {
  const rename = (boletos: readonly object[]) => call('PUT', '/tickets/change/name', { boletos });
  const name = (boletoId = '', more: object = {}) => ({
    boletoId,
    nombre: 'Begoña',
    apellidoPaterno: 'Núñez',
    apellidoMaterno: 'Díaz',
    ...more,
  });

  it('[API-108] [RENAME-014] [RENAME-012] is made once', async () => {
    const sale = await make({ passengers: ['ADULTO', 'ADULTO'] });
    const [first, second] = sale.boletoIds;
    expect((await rename([name(first)])).body).toEqual({ changed: [first] });
    expect((await ticketsOf(sale)).map(({ nombpasajero, renombrado }) => [nombpasajero, renombrado])).toEqual([
      ['Begoña Núñez Díaz', true],
      ['Bruno Peña', false],
    ]);
    expect((await rename([name(second), name(first)])).body.code).toBe('already-renamed');
    expect((await ticketsOf(sale))[1]?.nombpasajero).toBe('Bruno Peña');
  });

  it('is refused with other signs, above 30 letters, of a cancelled or departed ticket, and of another', async () => {
    const [id] = (await make()).boletoIds;
    expect((await rename([name(id, { nombre: 'R2' })])).body).toMatchObject({ code: 'name-invalid', detail: 'Escribe al menos 2 letras' });
    expect((await rename([name(id, { nombre: 'María de los Ángeles', apellidoPaterno: 'Villarreal' })])).body).toMatchObject({
      code: 'name-too-long',
      detail: 'El nombre completo no puede exceder los 30 caracteres',
    });
    await cancel([id ?? '']);
    expect((await rename([name(id)])).body.code).toBe('ticket-not-live');
    const [gone] = (await make({ hours: -1 })).boletoIds;
    expect((await rename([name(gone)])).body.code).toBe('too-late');
    const [strange] = (await make({ email: 'otra@example.com' })).boletoIds;
    expect((await rename([name(strange)])).body.code).toBe('not-yours');
  });
});

it('[PROFILE-034] a deleted account loses its tickets of the older platform, also for who registers with its e-mail later', async () => {
  const email = 'adios@example.com';
  const password = 'Cempasuchil-2026';
  const post = <Body>(path: string, body: object) => world.call<Body>('POST', `/identity-api${path}`, { token: publicKey, body });
  const register = async (): Promise<string> => {
    await post('/v2/signup', { email, password, nombre: 'Eva', paterno: 'Luna', materno: '', ip: null });
    const [letter] = await world.db.query<{ text: string }>(
      `select text from platform.outbox where recipient = $1 and text like '%/registro?%' order by id desc limit 1`,
      [email],
    );
    const [, link = ''] = /token=([\w-]+)/.exec(letter?.text ?? '') ?? [];
    return (await post<{ token: string }>('/v2/confirm-email', { token: link, password: 'camion azul 8:30' })).body.token;
  };
  const remove = (token: string, loseTickets: boolean) =>
    world.call<{ code?: string; liveTickets?: number }>('DELETE', '/identity-api/v2/accounts', {
      token,
      headers: { 'application-key': 'anden-web' },
      body: { email, loseTickets, ip: null },
    });
  const token = await register();
  const [live, past, reserved] = [await make({ email }), await make({ email, hours: -30 }), await make({ email, state: 'payable' })];
  expect((await remove(token, false)).body).toMatchObject({ code: 'live-tickets', liveTickets: 2 });
  expect((await remove(token, true)).status).toBe(200);
  const rows = await world.db.query('select * from trip.older_ticket where id = any ($1)', [
    [live, past, reserved].flatMap(({ boletoIds }) => boletoIds),
  ]);
  expect(rows).toHaveLength(3);
  expect(JSON.stringify(rows)).not.toMatch(/Ana|Peña|@/);
  expect(await world.db.query('select 1 from identity.removal')).toEqual([]);
  expect((await world.call('GET', `/payment-api/reservation/resolve?token=${reserved.token}`)).status).toBe(404);
  expect((await call('GET', '/tickets/tickets', undefined, { token: await register() })).body.tickets).toEqual([]);
});

it('[RAITES-004] only the account of the demo has boarding stops, by date', async () => {
  const raitesOf = async (token: string) =>
    world.call<{ raites?: { boardingstop_name: string; trip_datetime: string }[] }>('GET', '/trip-api/user/raites', { token });
  const { body } = await raitesOf(user.token);
  const times = body.raites?.map(({ trip_datetime: at }) => Date.parse(at)) ?? [];
  expect(times.length).toBeGreaterThan(1);
  expect(times).toEqual(times.toSorted((one, other) => one - other));
  expect(Math.min(...times)).toBeGreaterThan(world.clock.now());
  expect((await raitesOf(guest.token)).status).toBe(403);
  expect(demoRaitesOf('otra@example.com', world.clock.date())).toEqual([]);
});

it('[PROFILE-032] [API-093] the trips of the profile are those of both platforms, by departure', async () => {
  const { body } = await world.call<{ trips: components['schemas']['ProfileTrip'][] }>('GET', '/trip-api/trips?list=current', {
    token: user.token,
  });
  const fields = ['status', 'ikey', 'fechorsalida', 'fechorllegada', 'fecliberacionreservacion'];
  const ends = ['cveorigen', 'descorigen', 'cvedestino', 'descdestino', 'origenTimeZone', 'destinoTimeZone'];
  for (const trip of body.trips) expect(Object.keys(trip).toSorted()).toEqual([...fields, ...ends].toSorted());
  const departures = body.trips.map(({ fechorsalida }) => Date.parse(fechorsalida));
  expect(departures).toEqual(departures.toSorted((one, other) => one - other));
  const reserved = body.trips.filter(({ status }) => status === 'RESERVATION');
  expect(reserved.length).toBeGreaterThan(0);
  for (const { ikey, fecliberacionreservacion: end } of reserved) {
    expect(ikey).toBe('');
    expect(Date.parse(end ?? '')).toBeGreaterThan(world.clock.now());
  }
  const tickets = await mine();
  const paid = body.trips.filter(({ status }) => status === 'CONFIRMED');
  expect(paid.length).toBeGreaterThan(0);
  for (const { ikey } of paid) expect(tickets.find((ticket) => ticket.ikey === ikey)?.descmotivocancelacion).toBeNull();
});
