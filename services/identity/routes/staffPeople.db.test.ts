import { randomBytes, randomUUID } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { components } from '../../../openapi/types/identity.ts';
import { startWorld, type World } from '../../../tests/faults/support/world.ts';
import { demoStaff } from '../../sandbox/values.ts';
import { writeAct } from '../../shared/acts.ts';
import { publicKey } from '../../shared/auth.ts';
import type { StaffRole } from '../../shared/staffMember.ts';

type Schemas = components['schemas'];
type Answer = Partial<Schemas['StaffSession'] & Pick<Schemas['OpenStaffInvitation'], 'authenticator'>> & {
  code?: string;
  person?: Schemas['StaffPerson'];
  people?: Schemas['StaffPerson'][];
  invitations?: Schemas['StaffInvitation'][];
  acts?: Schemas['StaffAct'][];
  next?: string | null;
};

let world: World;
const password = 'caballo correcto';

beforeAll(async () => {
  world = await startWorld({ payment: false, trustProxy: true });
});
afterAll(() => world.close());

let addresses = 0;
async function call(method: string, path: string, token = publicKey, body?: unknown, key: string = randomUUID()) {
  const headers = {
    cookie: `device=${randomBytes(24).toString('base64url')}`,
    'x-forwarded-for': `198.23.${Math.floor((addresses += 1) / 250)}.${(addresses % 250) + 1}`,
  };
  return world.call<Answer>(method, `/identity-api/v1/staff${path}`, { token, key, headers, ...(body === undefined ? {} : { body }) });
}

const codeOf = (key: string): string => new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: world.clock.machineNow() });

interface Member {
  readonly id: string;
  readonly token: string;
  readonly email: string;
}

/** The person of the sandbox, with a session of now. Moves the time by one code. */
async function olivia(): Promise<Member> {
  world.forward(30);
  const { email, password: known, authenticator } = demoStaff;
  const { body } = await call('POST', '/sign-in', publicKey, { email, password: known, code: codeOf(authenticator) });
  return { id: body.person?.id ?? '', token: body.token ?? '', email };
}

async function linkTo(email: string): Promise<string> {
  const [row] = await world.db.query<{ text: string }>('select text from platform.outbox where recipient = $1 order by id desc limit 1', [
    email,
  ]);
  return /\/operacion\/invitacion#([\w-]{32})\n/.exec(row?.text ?? '')?.[1] ?? '';
}

/** Accepts an invitation by password. */
async function accept(email: string, name: string) {
  const token = await linkTo(email);
  const { authenticator } = (await call('POST', '/invitations/open', publicKey, { token })).body;
  const proof = { kind: 'password', password, code: codeOf(authenticator?.key ?? '') };
  return call('POST', '/invitations/accept', publicKey, { token, name, proof });
}

async function member(by: Member, roles: readonly StaffRole[], name = 'Bruno Taquilla'): Promise<Member> {
  const email = `${randomUUID()}@example.com`;
  expect((await call('POST', '/invitations', by.token, { email, roles })).status).toBe(200);
  const { body } = await accept(email, name);
  return { id: body.person?.id ?? '', token: body.token ?? '', email };
}

const reason = 'Atiende el teléfono.';
const changeRoles = (by: Member, id: string, roles: readonly StaffRole[], why = reason) =>
  call('PUT', `/${id}/roles`, by.token, { roles, reason: why });
const end = (by: Member, id: string) => call('POST', `/${id}/end`, by.token, { reason });
const refusal = (status: number, code: string) => ({ status, body: { code } });
const actsAbout = async (by: Member, id: string) => (await call('GET', `/acts?about=${id}`, by.token)).body.acts ?? [];

describe('persons of the company', () => {
  it('are listed with their ways in, who may enter first', async () => {
    const by = await olivia();
    const [ended, bruno] = [await member(by, ['door'], 'Abel Andén'), await member(by, ['sell'])];
    await end(by, ended.id);
    const email = `${randomUUID()}@example.com`;
    await call('POST', '/invitations', by.token, { email, roles: ['money'] });
    const { people = [], invitations = [] } = (await call('GET', '', by.token)).body;
    const now = world.clock.iso();
    expect(people).toMatchObject([
      { id: bruno.id, name: 'Bruno Taquilla', email: bruno.email, roles: ['sell'], ways: ['password'], endedAt: null, lastSeenAt: now },
      { id: by.id, name: 'Olivia Operadora', roles: ['sell', 'support', 'door', 'money', 'admin'], ways: ['password'] },
      { id: ended.id, name: 'Abel Andén', ways: [], endedAt: now },
    ]);
    expect(invitations).toMatchObject([{ email, roles: ['money'], invitedBy: 'Olivia Operadora' }]);
    expect(Date.parse(invitations[0]?.expiresAt ?? '') - world.clock.now()).toBe(48 * 3_600_000);
  });

  it('need the role of the operation', async () => {
    const by = await olivia();
    const [seller, money] = [await member(by, ['sell', 'support', 'door']), await member(by, ['money'])];
    const missing = refusal(403, 'role-missing');
    for (const one of [seller, money]) {
      expect(await call('GET', '', one.token)).toMatchObject(missing);
      expect(await call('POST', '/invitations', one.token, { email: 'a@example.com', roles: ['sell'] })).toMatchObject(missing);
      expect(await call('DELETE', `/invitations/${randomUUID()}`, one.token)).toMatchObject(missing);
      expect(await changeRoles(one, one.id, ['admin'])).toMatchObject(missing);
      expect(await end(one, by.id)).toMatchObject(missing);
    }
    expect(await call('GET', '/acts', seller.token)).toMatchObject(missing);
    expect((await call('GET', '/acts', money.token)).status).toBe(200);
    for (const token of [publicKey, 'made-up', (await world.guest()).token])
      expect(await call('GET', '', token)).toMatchObject(refusal(401, 'unauthorized'));
  });

  it('get other roles, and their sessions end; the same roles change nothing', async () => {
    const by = await olivia();
    const bruno = await member(by, ['sell', 'door']);
    expect(await changeRoles(by, bruno.id, ['door', 'sell'])).toMatchObject({ status: 200 });
    expect((await call('POST', '/sign-out', bruno.token)).status).toBe(200);
    const carla = await member(by, ['sell']);
    const { status, body } = await changeRoles(by, carla.id, ['support', 'sell']);
    expect([status, body.person]).toMatchObject([200, { id: carla.id, roles: ['support', 'sell'] }]);
    expect(await call('POST', '/sign-out', carla.token)).toMatchObject(refusal(401, 'session-expired'));
    expect(await actsAbout(by, bruno.id)).toMatchObject([{ act: 'acceptStaffInvitation' }, { act: 'inviteStaff', label: null }]);
    const [act] = await actsAbout(by, carla.id);
    expect(act).toMatchObject({
      person: { id: by.id, name: 'Olivia Operadora' },
      act: 'changeStaffRoles',
      about: [carla.id],
      label: 'Bruno Taquilla',
      reason,
      detail: { roles: 'sell support', before: 'sell' },
    });
    expect(JSON.stringify(await actsAbout(by, carla.id))).not.toContain('@');
    expect(await changeRoles(by, randomUUID(), ['sell'])).toMatchObject(refusal(404, 'staff-not-found'));
    expect(await changeRoles(by, 'nobody', ['sell'])).toMatchObject(refusal(404, 'staff-not-found'));
  });

  it.each([
    ['no role', [], reason, 400],
    ['a role twice', ['sell', 'sell'], reason, 400],
    ['a reason of 2 letters', ['sell'], 'No', 400],
    ['a reason of 3', ['sell'], 'Así', 404],
    ['a reason of 300', ['sell'], 'a'.repeat(300), 404],
    ['a reason of 301', ['sell'], 'a'.repeat(301), 400],
    ['five roles', ['sell', 'support', 'door', 'money', 'admin'], reason, 404],
  ] as const)('%s', async (_what, roles, why, status) => {
    expect((await changeRoles(await olivia(), randomUUID(), roles, why)).status).toBe(status);
  });

  it('an invitation gives no more than the last decision, about the invited and about who invited', async () => {
    const by = await olivia();
    const bruno = await member(by, ['admin', 'sell']);
    const isOver = async (email: string) =>
      (await call('POST', '/invitations/open', publicKey, { token: await linkTo(email) })).body.code === 'invitation-over';
    const [first, second] = [`${randomUUID()}@example.com`, `${randomUUID()}@example.com`];
    await call('POST', '/invitations', bruno.token, { email: first, roles: ['admin'] });
    await call('POST', '/invitations', by.token, { email: bruno.email, roles: ['admin'] });
    expect([await isOver(first), await isOver(bruno.email)]).toEqual([false, false]);
    await changeRoles(by, bruno.id, ['sell']);
    expect([await isOver(first), await isOver(bruno.email)]).toEqual([true, true]);
    const inés = await member(by, ['admin']);
    await call('POST', '/invitations', inés.token, { email: second, roles: ['admin'] });
    await changeRoles(by, inés.id, ['admin', 'money']);
    expect(await isOver(second)).toBe(false);
    await end(by, inés.id);
    expect(await isOver(second)).toBe(true);
  });

  it('end: sessions, ways in and invitations; once more changes nothing, and a new invitation makes a new person', async () => {
    const by = await olivia();
    const bruno = await member(by, ['sell']);
    await call('POST', '/invitations', by.token, { email: bruno.email, roles: ['sell'] });
    const link = await linkTo(bruno.email);
    expect(await end(by, bruno.id)).toMatchObject({ status: 200, body: { person: { ways: [], endedAt: world.clock.iso() } } });
    expect(await call('POST', '/sign-out', bruno.token)).toMatchObject(refusal(401, 'session-expired'));
    expect(await call('POST', '/invitations/open', publicKey, { token: link })).toMatchObject(refusal(422, 'invitation-over'));
    expect((await end(by, bruno.id)).status).toBe(200);
    expect(await changeRoles(by, bruno.id, ['door'])).toMatchObject(refusal(404, 'staff-not-found'));
    expect((await actsAbout(by, bruno.id)).filter(({ act }) => act === 'endStaff')).toMatchObject([{ label: 'Bruno Taquilla', reason }]);
    await call('POST', '/invitations', by.token, { email: bruno.email, roles: ['sell'] });
    const { status, body } = await accept(bruno.email, 'Bruno Otra Vez');
    expect([status, body.person?.id === bruno.id]).toEqual([200, false]);
  });
});

describe('what was done', () => {
  it('is read by id, person and text, 50 on a page', async () => {
    const by = await olivia();
    const [about, author] = [randomUUID(), randomUUID()];
    const note = (label: string) =>
      writeAct(
        world.db,
        world.clock,
        { id: author, name: 'Inés', session: 's' },
        { act: 'cancelForTraveller', about: ['other', about], label, reason: ' Enfermó ', detail: { fee: 1, waived: true, code: null } },
      );
    for (let index = 0; index < 50; index += 1) await note(`Folio ${index}`);
    const page = async (query: string) => (await call('GET', `/acts?${query}`, by.token)).body;
    const full = await page(`about=${about}`);
    expect([full.acts?.length, full.next, full.acts?.[0]?.label]).toEqual([50, null, 'Folio 49']);
    await note('Folio 50% más');
    const first = await page(`person=${author}`);
    expect([first.acts?.length, first.next]).toEqual([50, first.acts?.[49]?.id]);
    const second = await page(`person=${author}&before=${first.next}`);
    expect(second).toMatchObject({
      acts: [{ label: 'Folio 0', reason: 'Enfermó', detail: { fee: 1, waived: true, code: null } }],
      next: null,
    });
    expect((await page(`about=${about}&text=${encodeURIComponent('50%')}`)).acts).toHaveLength(1);
    expect((await page(`about=${about}&text=${encodeURIComponent('folio 1')}`)).acts).toHaveLength(11);
    expect((await page(`about=${about}&text=forTRAVELLER`)).acts).toHaveLength(50);
    expect((await page(`about=${randomUUID()}`)).acts).toEqual([]);
    for (const wrong of ['before=x', 'before=1234567890123456789', `text=${'a'.repeat(61)}`, 'text='])
      expect((await call('GET', `/acts?${wrong}`, by.token)).status, wrong).toBe(400);
    expect((await call('GET', `/acts?before=${'9'.repeat(18)}&text=${'a'.repeat(60)}`, by.token)).status).toBe(200);
  });
});

// These take `admin` from the person of the sandbox, so they are the last ones.
describe('the last person with admin', () => {
  it('two who end each other at the same time leave one, who neither ends nor loses it', async () => {
    const by = await olivia();
    const pair = [await member(by, ['admin'], 'Ana Uno'), await member(by, ['admin', 'sell'], 'Ana Dos')] as const;
    const [one, two] = pair;
    expect((await changeRoles(one, by.id, ['sell', 'money'])).status).toBe(200);
    const statuses = (await Promise.all([end(one, two.id), end(two, one.id)])).map(({ status }) => status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 401]);
    const left = statuses[0] === 200 ? one : two;
    const last = refusal(409, 'last-admin');
    expect(await end(left, left.id)).toMatchObject(last);
    expect(await changeRoles(left, left.id, ['sell', 'money'])).toMatchObject(last);
    expect(
      (await call('GET', '', left.token)).body.people?.filter(({ roles, endedAt }) => endedAt === null && roles.includes('admin')),
    ).toHaveLength(1);

    // Nor by an invitation that has other roles.
    await call('POST', '/invitations', left.token, { email: left.email, roles: ['sell'] });
    expect(await accept(left.email, 'Ana Tres')).toMatchObject(last);
    await call('POST', '/invitations', left.token, { email: left.email, roles: ['admin'] });
    expect((await accept(left.email, 'Ana Tres')).body).toMatchObject({ person: { id: left.id, roles: ['admin'] } });
  });
});
