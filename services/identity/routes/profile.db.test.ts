import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startWorld, type World } from '../../../tests/faults/support/world.ts';
import type { components } from '../../../openapi/types/identity.ts';
import { publicKey } from '../../shared/auth.ts';
import { demoUser } from '../../sandbox/values.ts';
import { createUser } from '../store/accounts.ts';
import { hashPassword } from '../domain/secret.ts';

type Schemas = components['schemas'];
type Session = Schemas['Session'];
type Passenger = Schemas['SavedPassenger'];

let world: World;
let passwordHash: string;
const password = 'caballo correcto';

beforeAll(async () => {
  world = await startWorld();
  passwordHash = await hashPassword(password);
});
afterAll(() => world.close());

async function signIn(email: string, given = password): Promise<Session> {
  const { body } = await world.call<Session>('POST', '/identity-api/v2/signin', {
    token: publicKey,
    body: { email, password: given, ip: null },
  });
  return body;
}
async function newUser(email = `${randomUUID()}@example.com`): Promise<Session> {
  const user = { email, phone: undefined, passwordHash, nombre: 'Eva', paterno: 'Luna', materno: '' };
  await createUser(world.db, user, world.clock.date());
  return signIn(email);
}
const call = <Body = { code?: string; detail?: string }>(method: string, path: string, { token }: { token: string }, body?: unknown) =>
  world.call<Body>(method, `/identity-api${path}`, { token, ...(body === undefined ? {} : { body }) });

describe('the profile', () => {
  const data = { nombre: 'Eva', paterno: 'Luna', materno: 'Paz', sexo: 'Female', birthday: '29/02/2000', cellphone: '8112345678' };

  it('[API-028][API-088][PROFILE-030] is stored as sent, and its names reach the next tokens', async () => {
    const session = await newUser();
    expect((await call('GET', '/user', session)).body).toEqual({
      ...{ nombre: 'Eva', paterno: 'Luna', materno: '', sexo: null, birthday: null, cellphone: null },
      ...{ email: session.user.email, sub: session.user.sub, viaja: null },
    });
    const saved = await call('PUT', '/user', session, data);
    expect(saved).toMatchObject({ status: 200, body: data });
    expect((await call('GET', '/user', session)).body).toEqual(saved.body);
    const empty = { ...data, materno: '', sexo: null, birthday: null, cellphone: null };
    expect((await call('PUT', '/user', session, empty)).body).toMatchObject(empty);
    const renewed = await world.call<Session>('POST', '/identity-api/auth/user/refresh-token', { token: session.refresh_token ?? '' });
    expect(renewed.body.user.full_name).toBe('Eva Luna');
  });

  it('[PROFILE-022][PROFILE-027] needs both names, a day of the calendar and digits', async () => {
    const session = await newUser();
    const refused = async (change: object) => {
      const { status, body } = await call('PUT', '/user', session, { ...data, ...change });
      return [status, body.code];
    };
    for (const change of [
      { nombre: '' },
      { nombre: ' ' },
      { paterno: ' ' },
      { cellphone: '811234567' },
      { cellphone: '811234567a' },
      { cellphone: '12345678901' },
      { sexo: 'X' },
    ])
      expect(await refused(change), JSON.stringify(change)).toEqual([400, 'invalid-request']);
    for (const birthday of ['31/02/2000', '00/01/2000', '01/13/2000', '01/01/1899', '01/01/2199'])
      expect(await refused({ birthday }), birthday).toEqual([422, 'birthday-invalid']);
    expect((await call<Schemas['Profile']>('GET', '/user', session)).body.birthday).toBeNull();
  });

  it('is nothing for guests', async () => {
    const guest = await world.guest();
    for (const [method, path, body] of [
      ['GET', '/user'],
      ['PUT', '/user', data],
      ['GET', '/user/passengers'],
      ['POST', '/user/passengers', { name: 'Luis', last_name: 'Luna', birthdate: '02/09/1988', category_id: 1 }],
      ['DELETE', `/user/passengers/${randomUUID()}`],
    ] as const)
      expect(await call(method, path, guest, body), path).toMatchObject({ status: 403, body: { code: 'guest-not-allowed' } });
  });
});

describe('favourite passengers', () => {
  const luis = { name: 'Luis', last_name: 'Peña', birthdate: '02/09/1988', category_id: 1 };
  const list = async (session: Session) =>
    (await call<{ passengers: Passenger[]; limit: number }>('GET', '/user/passengers', session)).body;
  const add = (session: Session, change: object = {}) =>
    call<{ passenger: Passenger; code?: string; detail?: string }>('POST', '/user/passengers', session, { ...luis, ...change });

  it('[API-023][API-024][API-025][API-026][FAV-009] are saved, listed, changed and deleted', async () => {
    const session = await newUser();
    const { passenger } = (await add(session)).body;
    expect(passenger).toEqual({ ...luis, id: passenger.id, category: 'ADULTO', enrolled: false });
    expect(await list(session)).toEqual({ passengers: [passenger], limit: 10 });
    const change = { ...luis, name: 'Ana', category_id: 368 };
    const changed = await call<{ passenger: Passenger }>('PATCH', `/user/passengers/${passenger.id}`, session, change);
    expect(changed.body.passenger).toEqual({ ...change, id: passenger.id, category: 'PREFERENTE', enrolled: false });
    expect((await call('DELETE', `/user/passengers/${passenger.id}`, session)).body).toEqual({ id: passenger.id });
    expect((await call('DELETE', `/user/passengers/${passenger.id}`, session)).body.code).toBe('passenger-not-found');
    expect((await list(session)).passengers).toEqual([]);
  });

  it('[FAV-007] with the same full name and category are duplicates, whatever case, accents and spaces', async () => {
    const session = await newUser();
    await add(session, { name: 'José María', last_name: 'Núñez' });
    const again = { name: ' JOSE', last_name: 'maria  NUNEZ' };
    expect(await add(session, again)).toMatchObject({ status: 409, body: { code: 'passenger-duplicate' } });
    const other = (await add(session, { ...again, category_id: 3 })).body.passenger;
    const change = { ...luis, ...again };
    expect((await call('PATCH', `/user/passengers/${other.id}`, session, change)).body.code).toBe('passenger-duplicate');
    expect((await call('PATCH', `/user/passengers/${other.id}`, session, { ...change, category_id: 3 })).status).toBe(200);
    expect((await list(session)).passengers).toHaveLength(2);
  });

  it('[FAV-005][CONST-066] are ten, also of twenty saved at once', async () => {
    const session = await newUser();
    const names = [...'abcdefghijklmnopqrst'].map((letter) => ({ name: `Luis ${letter}` }));
    const answers = await Promise.all(names.map((change) => add(session, change)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
    const refused = answers.filter(({ status }) => status === 422);
    expect(refused).toHaveLength(10);
    expect(refused[0]?.body).toMatchObject({ code: 'passenger-limit', detail: '¡Has alcanzado el límite de pasajeros favoritos!' });
    const { passengers } = await list(session);
    expect(passengers).toHaveLength(10);
    expect((await add(session, { name: passengers[0]?.name })).body.code).toBe('passenger-duplicate');
  });

  it('have a name, a day of the calendar and a known category', async () => {
    const session = await newUser();
    for (const change of [{ name: ' ' }, { last_name: '' }, { name: 'R2' }, { category_id: 6 }, { birthdate: '1988-09-02' }])
      expect((await add(session, change)).status, JSON.stringify(change)).toBe(400);
    expect((await add(session, { birthdate: '31/04/1990' })).body.code).toBe('birthday-invalid');
  });

  it('belong to one account', async () => {
    const [owner, other] = [await newUser(), await newUser()];
    const { passenger } = (await add(owner)).body;
    const path = `/user/passengers/${passenger.id}`;
    expect((await call('PATCH', path, other, luis)).body.code).toBe('passenger-not-found');
    expect((await call('DELETE', path, other)).body.code).toBe('passenger-not-found');
    expect((await list(other)).passengers).toEqual([]);
    expect((await list(owner)).passengers).toEqual([passenger]);
  });

  it('of the demo account are three', async () => {
    const session = await signIn(demoUser.email, demoUser.password);
    expect((await list(session)).passengers.map(({ category }) => category)).toEqual(['ADULTO', 'MENOR', 'SENECTUD']);
    expect(session.user.viaja).toBe(demoUser.viaja);
  });
});

describe('the deletion of an account', () => {
  const remove = (session: Session, change: object = {}) =>
    world.call<{ msg?: string; code?: string; liveTickets?: number }>('DELETE', '/identity-api/v2/accounts', {
      token: session.token,
      headers: { 'application-key': 'anden-web' },
      body: { email: session.user.email, loseTickets: false, ip: null, ...change },
    });
  const luis = { name: 'Luis', last_name: 'Peña', birthdate: '02/09/1988', category_id: 1 };

  it('[API-047] needs the typed e-mail and the word about live tickets, and no payment in progress', async () => {
    const session = await newUser();
    expect((await remove(session, { email: 'otra@example.com' })).body.code).toBe('email-differs');
    world.trip.accounts.set(session.user.sub, { liveTickets: 2, payingCarts: 0 });
    expect(await remove(session)).toMatchObject({ status: 409, body: { code: 'live-tickets', liveTickets: 2 } });
    world.trip.accounts.set(session.user.sub, { liveTickets: 2, payingCarts: 1 });
    expect((await remove(session, { loseTickets: true })).body.code).toBe('payment-in-progress');
    expect((await call('GET', '/user', session)).status).toBe(200);
    expect((await remove(await world.guest().then(({ token }) => ({ ...session, token })))).status).toBe(403);
  });

  it('[PROFILE-034][PROFILE-035] deletes tickets and personal data, ends every session, and frees the e-mail', async () => {
    const session = await newUser();
    const { email, sub } = session.user;
    const elsewhere = await signIn(email);
    await call('POST', '/user/passengers', session, luis);
    world.trip.accounts.set(sub, { liveTickets: 2, payingCarts: 0 });
    await world.db.query(
      `insert into payment.payment (id, idempotency_key, cart_id, account_id, folio, reference, state, method, amount, customer, created_at, deadline_at)
       values ('p_gone', $1, 'c_gone', $2, 'F-gone', 'R-gone', 'paid', 'pasarela-de-pago', 1, $3, now(), now())`,
      [randomUUID(), sub, JSON.stringify({ firstName: 'Eva', lastName: 'Luna', email })],
    );
    expect((await remove(session, { email: email.toUpperCase(), loseTickets: true })).body).toEqual({ msg: 'done' });
    expect(world.trip.accounts.get(sub)?.liveTickets).toBe(0);
    for (const { token } of [session, elsewhere]) expect((await call('GET', '/user', { token })).body.code).toBe('session-expired');
    const rows = await world.db.query('select * from identity.account where id = $1', [sub]);
    const payments = await world.db.query('select customer from payment.payment where account_id = $1', [sub]);
    expect(JSON.stringify([rows, payments])).not.toMatch(/Eva|Luna|@|scrypt/);
    expect(await world.db.query('select 1 from identity.passenger where account_id = $1', [sub])).toEqual([]);
    expect(await world.db.query('select 1 from identity.removal')).toEqual([]);
    const again = await newUser(email);
    expect(again.user.sub).not.toBe(sub);
    expect((await call<{ passengers: Passenger[] }>('GET', '/user/passengers', again)).body.passengers).toEqual([]);
  });

  it('[PROFILE-034] is finished later when another service does not answer', async () => {
    const session = await newUser();
    world.trip.accounts.set(session.user.sub, { liveTickets: 1, payingCarts: 0 });
    const left = () => world.db.query<{ account_id: string }>('select account_id from identity.removal');
    await world.db.query('insert into identity.removal (account_id) values ($1)', [session.user.sub]);
    await expect.poll(left, { timeout: 15_000, interval: 500 }).toEqual([]);
    expect(world.trip.accounts.get(session.user.sub)?.liveTickets).toBe(0);
  });
});
