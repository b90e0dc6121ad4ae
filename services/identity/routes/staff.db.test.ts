import { randomBytes, randomUUID } from 'node:crypto';
import { decodeJwt } from 'jose';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { components } from '../../../openapi/types/identity.ts';
import { startWorld, type World } from '../../../tests/faults/support/world.ts';
import { createAuthenticator } from '../../../tests/support/authenticator.ts';
import { demoStaff } from '../../sandbox/values.ts';
import { publicKey } from '../../shared/auth.ts';
import type { StaffRole } from '../../shared/staffMember.ts';
import { createUser } from '../store/accounts.ts';
import { hashPassword } from '../domain/secret.ts';

type Schemas = components['schemas'];
type Answer = Partial<Schemas['StaffSession'] & Schemas['OpenStaffInvitation'] & Schemas['PasskeyRequestOptions']> & {
  code?: string;
  people?: Schemas['StaffPerson'][];
  invitations?: Schemas['StaffInvitation'][];
  invitation?: Schemas['StaffInvitation'];
  acts?: Schemas['StaffAct'][];
  next?: string | null;
};

let world: World;
const password = 'caballo correcto';

beforeAll(async () => {
  world = await startWorld({ payment: false, trustProxy: true });
});
afterAll(() => world.close());

let browsers = 0;
/** A page of the shop's own origin in a browser with its own cookies and address. */
function newBrowser(device = randomBytes(24).toString('base64url')) {
  browsers += 1;
  const address = `198.21.${Math.floor(browsers / 250)}.${(browsers % 250) + 1}`;
  let cookie = '';
  const call = async (
    method: string,
    path: string,
    body?: unknown,
    token = publicKey,
    key: string = randomUUID(),
    origin = world.config.publicUrl,
  ) => {
    const headers = { origin, cookie: `device=${device}; ${cookie}`, 'x-forwarded-for': address };
    const answer = await world.call<Answer>(method, `/identity-api/v1/staff${path}`, {
      token,
      key,
      headers,
      ...(body === undefined ? {} : { body }),
    });
    for (const set of answer.headers.getSetCookie()) if (set.startsWith('staff=')) cookie = set.split(';', 1)[0] ?? '';
    return answer;
  };
  return Object.assign(call, { device, cookie: () => cookie });
}
type Browser = ReturnType<typeof newBrowser>;

const codeOf = (key: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: world.clock.machineNow() + steps * 30_000 });

async function linkTo(email: string): Promise<string> {
  const [row] = await world.db.query<{ text: string }>('select text from platform.outbox where recipient = $1 order by id desc limit 1', [
    email,
  ]);
  return /\/operacion\/invitacion#([\w-]{32})\n/.exec(row?.text ?? '')?.[1] ?? '';
}

/** Invites somebody, and opens the page of the link. */
async function invited(roles: readonly StaffRole[], email = `${randomUUID()}@example.com`) {
  const by = await admin();
  expect(await by.call('POST', '/invitations', { email, roles }, by.token)).toMatchObject({ status: 200 });
  const link = await linkTo(email);
  const call = newBrowser();
  return { call, email, link, offer: (await call('POST', '/invitations/open', { token: link })).body };
}

async function person(roles: readonly StaffRole[], options: { email?: string; name?: string } = {}) {
  const { call, email, link, offer } = await invited(roles, options.email);
  const key = offer.authenticator?.key ?? '';
  const proof = { kind: 'password', password, code: codeOf(key) };
  const { body, status } = await call('POST', '/invitations/accept', { token: link, name: options.name ?? ' Bruno Taquilla ', proof });
  expect(status).toBe(200);
  return { call, email, key, token: body.token ?? '', id: body.person?.id ?? '' };
}
type Person = Awaited<ReturnType<typeof person>>;

const olivia = newBrowser();
/** The person of the sandbox, who has every role, with a session of now. Moves the time by one code. */
async function admin(): Promise<Person> {
  world.forward(30);
  const { email, password: known, authenticator: key } = demoStaff;
  const { body } = await olivia('POST', '/sign-in', { email, password: known, code: codeOf(key) });
  return { call: olivia, email, key, token: body.token ?? '', id: body.person?.id ?? '' };
}

const signIn = (call: Browser, { email, key }: Pick<Person, 'email' | 'key'>, change: object = {}, idempotency?: string) =>
  call('POST', '/sign-in', { email, password, code: codeOf(key), ...change }, publicKey, idempotency);
const refresh = (call: Browser) => call('POST', '/refresh');
const refusal = (status: number, code: string) => ({ status, body: { code } });
const refused = refusal(401, 'staff-sign-in-refused');
const over = refusal(422, 'invitation-over');

describe('invitations', () => {
  it('mails a link that makes a person once, and shows the same authenticator whenever it is opened', async () => {
    const { call, email, link, offer } = await invited(['sell', 'door']);
    expect(offer).toMatchObject({ email, name: null, roles: ['sell', 'door'], passkey: { user: { name: email, displayName: email } } });
    expect(offer.authenticator?.uri).toContain(`secret=${offer.authenticator?.key}`);
    expect((await call('POST', '/invitations/open', { token: link })).body.authenticator).toEqual(offer.authenticator);
    const proof = { kind: 'password', password, code: codeOf(offer.authenticator?.key ?? '') };
    const body = { token: link, name: ' Bruno Taquilla ', proof };
    expect(await call('POST', '/invitations/accept', { ...body, proof: { ...proof, code: '000000' } })).toMatchObject(
      refusal(422, 'code-wrong'),
    );
    expect(await call('POST', '/invitations/accept', { ...body, proof: { ...proof, password: 'password' } })).toMatchObject(
      refusal(422, 'password-common'),
    );
    const key = randomUUID();
    const answer = await call('POST', '/invitations/accept', body, publicKey, key);
    expect(answer).toMatchObject({ status: 200, body: { person: { name: 'Bruno Taquilla', email, roles: ['sell', 'door'] } } });
    const again = await call('POST', '/invitations/accept', body, publicKey, key);
    expect(again.body.person).toEqual(answer.body.person);
    expect(await call('POST', '/invitations/accept', body)).toMatchObject(over);
    expect(await call('POST', '/invitations/open', { token: link })).toMatchObject(over);
    const rows = await world.db.query<{ row: string }>('select to_jsonb(s)::text as row from identity.staff s where email = $1', [email]);
    expect(rows[0]?.row).not.toContain(offer.authenticator?.key);
    const kept = await world.db.query<{ row: string }>(
      'select to_jsonb(i)::text as row from identity.staff_invitation i where email = $1',
      [email],
    );
    expect(kept[0]?.row).not.toContain(link);
  });

  it.each([
    ['a name of 1 letter', 'B', 400],
    ['a name of 2', 'Bo', 422],
    ['a name of 60', 'B'.repeat(60), 422],
    ['a name of 61', 'B'.repeat(61), 400],
  ])('%s is %s: %i', async (_what, name, status) => {
    const proof = { kind: 'password', password, code: '000000' };
    expect((await newBrowser()('POST', '/invitations/accept', { token: 'unknown', name, proof })).status).toBe(status);
  });

  it('a link lives 48 hours; an unknown one, a withdrawn one and one that was replaced are over', async () => {
    const { call, email, link } = await invited(['sell']);
    expect(await call('POST', '/invitations/open', { token: 'nobody' })).toMatchObject(over);
    world.forward(48 * 3600 - 1);
    expect(await call('POST', '/invitations/open', { token: link })).toMatchObject({ status: 200 });
    world.forward(1);
    expect(await call('POST', '/invitations/open', { token: link })).toMatchObject(over);
    const old = await invited(['sell'], email);
    const young = await invited(['door'], email);
    expect(await call('POST', '/invitations/open', { token: old.link })).toMatchObject(over);
    const by = await admin();
    const listed = (await by.call('GET', '', undefined, by.token)).body.invitations?.filter((one) => one.email === email) ?? [];
    expect(listed).toMatchObject([{ email, roles: ['door'], invitedBy: 'Olivia Operadora' }]);
    const withdraw = () => by.call('DELETE', `/invitations/${listed[0]?.id}`, undefined, by.token);
    expect([(await withdraw()).status, (await withdraw()).status]).toEqual([200, 200]);
    expect(await call('POST', '/invitations/open', { token: young.link })).toMatchObject(over);
    expect(await by.call('DELETE', `/invitations/${randomUUID()}`, undefined, by.token)).toMatchObject(
      refusal(404, 'invitation-not-found'),
    );
  });

  it('mails 3 invitations an hour to one mailbox', async () => {
    const by = await admin();
    const email = `${randomUUID()}@example.com`;
    const statuses: number[] = [];
    for (let sent = 0; sent < 4; sent += 1)
      statuses.push((await by.call('POST', '/invitations', { email, roles: ['sell'] }, by.token)).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
  });

  it('a person who is invited again loses the ways in and the sessions of before', async () => {
    const lost = await person(['sell']);
    world.forward(60);
    const found = await person(['sell', 'support'], { email: lost.email, name: 'Bruno Nuevo' });
    expect(found.id).toBe(lost.id);
    expect(await refresh(lost.call)).toMatchObject(refusal(401, 'session-expired'));
    expect(await lost.call('POST', '/sign-out', undefined, lost.token)).toMatchObject(refusal(401, 'session-expired'));
    world.forward(60);
    expect(await signIn(newBrowser(), lost)).toMatchObject(refused);
    expect(await signIn(newBrowser(), found)).toMatchObject({
      status: 200,
      body: { person: { name: 'Bruno Nuevo', roles: ['sell', 'support'] } },
    });
  });
});

describe('signing in', () => {
  it('takes password and code, and refuses everything wrong in one way', async () => {
    const member = await person(['sell', 'money']);
    const call = newBrowser();
    // The code of the acceptance was used.
    expect(await signIn(call, member)).toMatchObject(refused);
    world.forward(30);
    for (const wrong of [{ password: 'otra cosa' }, { code: '000000' }, { email: 'nadie@example.com' }])
      expect(await signIn(call, member, wrong), JSON.stringify(wrong)).toMatchObject(refused);
    const { status, body } = await signIn(call, member, { email: member.email.toUpperCase() });
    expect(status).toBe(200);
    expect(body.person).toEqual({ id: member.id, name: 'Bruno Taquilla', email: member.email, roles: ['sell', 'money'] });
    const claims = decodeJwt(body.token ?? '');
    expect(claims).toMatchObject({ aud: 'anden-office', sub: member.id, name: 'Bruno Taquilla', roles: ['sell', 'money'] });
    expect((claims.exp ?? 0) - (claims.iat ?? 0)).toBe(15 * 60);
    expect(claims).not.toHaveProperty('email');
  });

  it('takes a code once, and those of 30 s before and after', async () => {
    const member = await person(['sell']);
    world.forward(90);
    const call = newBrowser();
    expect(await signIn(call, member, { code: codeOf(member.key, -2) })).toMatchObject(refused);
    expect(await signIn(call, member, { code: codeOf(member.key, -1) })).toMatchObject({ status: 200 });
    expect(await signIn(call, member, { code: codeOf(member.key, -1) })).toMatchObject(refused);
    expect(await signIn(call, member, { code: codeOf(member.key, 2) })).toMatchObject(refused);
    const code = codeOf(member.key, 1);
    const both = await Promise.all([signIn(newBrowser(), member, { code }), signIn(newBrowser(), member, { code })]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401]);
    expect(await signIn(call, member)).toMatchObject(refused);
  });

  it('repeats a lost answer, and refuses its key with another body', async () => {
    const member = await person(['sell']);
    world.forward(30);
    const [call, key] = [newBrowser(), randomUUID()];
    const answer = await signIn(call, member, {}, key);
    const cookie = call.cookie();
    const again = await signIn(call, member, {}, key);
    expect([again.status, decodeJwt(again.body.token ?? '')['sid'], call.cookie()]).toEqual([
      200,
      decodeJwt(answer.body.token ?? '')['sid'],
      cookie,
    ]);
    expect(await signIn(call, member, { password: 'otra' }, key)).toMatchObject(refusal(422, 'idempotency-key-reused'));
  });

  it('waits after 10 wrong tries, and tries of strangers never lock a known browser', async () => {
    const member = await person(['sell']);
    const stranger = newBrowser();
    for (let tries = 0; tries < 10; tries += 1) expect(await signIn(stranger, member, { code: '000000' })).toMatchObject(refused);
    const locked = await signIn(stranger, member, { code: '000000' });
    expect(locked).toMatchObject(refusal(429, 'too-many-requests'));
    expect(Number(locked.headers.get('retry-after'))).toBe(900);
    for (let tries = 0; tries < 20; tries += 1) expect(await signIn(newBrowser(), member, { code: '000000' })).toMatchObject(refused);
    expect((await signIn(newBrowser(), member, { code: '000000' })).status).toBe(429);
    world.forward(30);
    expect((await signIn(member.call, member)).status).toBe(200);
    world.forward(900);
    expect((await signIn(stranger, member)).status).toBe(200);
  });
});

it('the sandbox shows the code of its person, and the one that follows', async () => {
  const { key } = await admin();
  const [code, next] = [codeOf(key), codeOf(key, 1)];
  const nextAt = (Math.floor(world.clock.machineNow() / 30_000) + 1) * 30_000;
  const shown: unknown = await (await fetch(`${world.config.sandboxUrl}/staff-code.json`)).json();
  expect(shown).toEqual({ code, next, nextAt: new Date(nextAt).toISOString() });
  const page = await (await fetch(`${world.config.sandboxUrl}/staff-code`)).text();
  for (const text of [code, next, demoStaff.email, demoStaff.password]) expect(page).toContain(text);
});

describe('passkeys of the office', () => {
  const authenticator = () => createAuthenticator(world.config.publicUrl);
  const challengeOf = async (call: Browser) => ({ challenge: (await call('POST', '/passkey/options')).body.challenge ?? '' });
  async function withPasskey() {
    const { call, email, link, offer } = await invited(['support']);
    const device = authenticator();
    if (offer.passkey === undefined) throw new Error('no options');
    const proof = { kind: 'passkey', attestation: device.create(offer.passkey) };
    const { status, body } = await call('POST', '/invitations/accept', { token: link, name: 'Carla Apoyo', proof });
    expect(status).toBe(200);
    return { call, email, device, id: body.person?.id ?? '' };
  }
  /** A traveller with a passkey. */
  async function traveller() {
    const email = `${randomUUID()}@example.com`;
    const user = { email, phone: undefined, passwordHash: await hashPassword(password), nombre: 'Eva', paterno: 'Luna', materno: '' };
    await createUser(world.db, user, world.clock.date());
    const headers = { cookie: `device=${randomBytes(24).toString('base64url')}`, 'x-forwarded-for': `198.22.0.${(browsers += 1) % 250}` };
    const post = <Body>(path: string, body?: object, token = publicKey) =>
      world.call<Body & { code?: string }>('POST', `/identity-api${path}`, { token, headers, ...(body && { body }) });
    const { token } = (await post<Schemas['Session']>('/v2/signin', { email, password, ip: null })).body;
    const device = authenticator();
    const attestation = device.create((await post<Schemas['PasskeyCreationOptions']>('/user/passkeys/options', undefined, token)).body);
    await post('/user/passkeys', { name: 'Celular', kind: 'phone', attestation }, token);
    return { post, device, token };
  }

  it('signs in the person of the key', async () => {
    const { device, id } = await withPasskey();
    const call = newBrowser();
    const answer = await call('POST', '/passkey', device.answer(await challengeOf(call)));
    expect(answer).toMatchObject({ status: 200, body: { person: { id, name: 'Carla Apoyo' } } });
    expect((await refresh(call)).status).toBe(200);
    const counter = { counter: 1 };
    expect(await call('POST', '/passkey', device.answer(await challengeOf(call), counter))).toMatchObject(refusal(422, 'passkey-refused'));
    expect(await call('POST', '/passkey', device.answer(await challengeOf(call), { counter: 2, isVerified: false }))).toMatchObject(
      refusal(422, 'passkey-refused'),
    );
    const late = await challengeOf(call);
    world.forward(300);
    expect(await call('POST', '/passkey', device.answer(late, { counter: 3 }))).toMatchObject(refusal(422, 'passkey-challenge-expired'));
    expect(await newBrowser()('POST', '/passkey', device.answer(await challengeOf(call), { counter: 3 }))).toMatchObject(
      refusal(422, 'passkey-challenge-refused'),
    );
  });

  it('the key of a traveller opens nothing of the office, nor the other way round', async () => {
    const [eva, carla] = [await traveller(), await withPasskey()];
    const call = newBrowser();
    expect(await call('POST', '/passkey', eva.device.answer(await challengeOf(call)))).toMatchObject(refusal(422, 'passkey-unknown'));
    const { challenge } = (await eva.post<Schemas['PasskeyRequestOptions']>('/v2/signin/passkey/options')).body;
    expect(await eva.post('/v2/signin/passkey', carla.device.answer({ challenge }))).toMatchObject(refusal(422, 'passkey-unknown'));
    // A challenge of one is none of the other, in one browser too.
    const same = newBrowser();
    const headers = { cookie: `device=${same.device}` };
    const options = await world.call<Schemas['PasskeyRequestOptions']>('POST', '/identity-api/v2/signin/passkey/options', {
      token: publicKey,
      headers,
    });
    expect(await same('POST', '/passkey', carla.device.answer(options.body))).toMatchObject(refusal(422, 'passkey-challenge-refused'));
    const ofOffice = await challengeOf(same);
    const crossed = await world.call('POST', '/identity-api/v2/signin/passkey', {
      token: publicKey,
      headers,
      body: eva.device.answer(ofOffice),
    });
    expect(crossed).toMatchObject(refusal(422, 'passkey-challenge-refused'));
    // Nor does a token.
    expect((await call('GET', '', undefined, eva.token)).status).toBe(401);
    const { token } = (await call('POST', '/passkey', carla.device.answer(await challengeOf(call)))).body;
    expect((await world.call('GET', '/identity-api/user', { token: token ?? '' })).status).toBe(401);
  });

  it('a challenge serves its own invitation alone', async () => {
    const [one, other] = [await invited(['sell']), await invited(['sell'])];
    if (one.offer.passkey === undefined) throw new Error('no options');
    const proof = { kind: 'passkey', attestation: authenticator().create(one.offer.passkey) };
    expect(await one.call('POST', '/invitations/accept', { token: other.link, name: 'Ana', proof })).toMatchObject(
      refusal(422, 'passkey-challenge-refused'),
    );
  });
});

describe('sessions of the office', () => {
  it('live in a cookie of their own, for 12 hours', async () => {
    const member = await person(['sell']);
    world.forward(30);
    const answer = await signIn(member.call, member);
    const [cookie = ''] = answer.headers.getSetCookie().filter((set) => set.startsWith('staff='));
    expect(cookie).toMatch(/^staff=[\w-]{43}; Path=\/identity-api\/v1\/staff; HttpOnly; SameSite=Strict; Max-Age=43200$/);
    expect(JSON.stringify(answer.body)).not.toContain(cookie.slice('staff='.length, 49));
    const stored = await world.db.query<{ row: string }>(
      'select to_jsonb(s)::text as row from identity.staff_session s where staff_id = $1',
      [member.id],
    );
    for (const { row } of stored) expect(row).not.toContain(cookie.slice('staff='.length, 49));
    for (let hours = 0; hours < 11; hours += 1) {
      world.forward(3600);
      expect((await refresh(member.call)).status).toBe(200);
    }
    world.forward(3599);
    const last = await refresh(member.call);
    expect(last.status).toBe(200);
    expect(Date.parse(last.body.expiresAt ?? '') - world.clock.now()).toBeLessThanOrEqual(1000);
    world.forward(1);
    expect(await refresh(member.call)).toMatchObject(refusal(401, 'session-expired'));
  });

  it('end after 2 hours without a renewal', async () => {
    const member = await person(['sell']);
    world.forward(7199);
    expect((await refresh(member.call)).status).toBe(200);
    world.forward(7200);
    expect(await refresh(member.call)).toMatchObject(refusal(401, 'session-expired'));
  });

  it('a cookie serves no other origin, and no cookie no one', async () => {
    const member = await person(['sell']);
    expect(await member.call('POST', '/refresh', undefined, publicKey, undefined, 'https://evil.example')).toMatchObject(
      refusal(401, 'unauthorized'),
    );
    expect(await refresh(newBrowser())).toMatchObject(refusal(401, 'unauthorized'));
  });

  it('signing out ends the token and the cookie at once', async () => {
    const member = await person(['sell']);
    const before = member.call.cookie();
    expect((await member.call('POST', '/sign-out', undefined, member.token)).status).toBe(200);
    expect(member.call.cookie()).toBe('staff=');
    expect(await member.call('POST', '/sign-out', undefined, member.token)).toMatchObject(refusal(401, 'session-expired'));
    const headers = { origin: world.config.publicUrl, cookie: before };
    expect(await world.call('POST', '/identity-api/v1/staff/refresh', { headers })).toMatchObject(refusal(401, 'session-expired'));
  });
});
