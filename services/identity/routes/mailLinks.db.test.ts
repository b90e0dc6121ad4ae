import { randomBytes, scryptSync } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startWorld, type World } from '../../../tests/faults/support/world.ts';
import type { components } from '../../../openapi/types/identity.ts';
import { publicKey } from '../../shared/auth.ts';
import { demoUser } from '../../sandbox/values.ts';
import { hashPassword, isOutdated } from '../domain/secret.ts';

type Session = components['schemas']['Session'];
type Answer = Partial<Session> & { code?: string; success?: boolean; msg?: string };

let world: World;
let people = 0;

beforeAll(async () => {
  world = await startWorld({ payment: false, trustProxy: true });
});
afterAll(() => world.close());

const ip = '203.0.113.7';
const newEmail = (): string => `persona${(people += 1)}@example.com`;
/** A browser at a network of its own. */
const newFrom = () => ({ device: randomBytes(24).toString('base64url'), address: `198.18.${(people += 1)}.1` });

const post = (path: string, body: Record<string, unknown>, from = newFrom(), key: string = crypto.randomUUID()) =>
  world.call<Answer>('POST', `/identity-api${path}`, {
    token: publicKey,
    body,
    key,
    headers: { cookie: `device=${from.device}`, 'x-forwarded-for': from.address },
  });
const password = 'caballo correcto';
const signUp = (email: string, more: Record<string, unknown> = {}, from = newFrom(), key?: string) =>
  post('/v2/signup', { email, password, nombre: 'Eva', paterno: 'Luna', materno: '', ip, ...more }, from, key);
type Confirming = { from?: ReturnType<typeof newFrom>; key?: string; chosen?: string | null };
const confirm = (token: string, { from = newFrom(), key = crypto.randomUUID(), chosen = password }: Confirming = {}) =>
  post('/v2/confirm-email', { token, password: chosen }, from, key);
const check = (token: string, from = newFrom()) =>
  world.call<Answer & { email?: string; isThisDevice?: boolean }>('POST', '/identity-api/v2/confirm-email/check', {
    token: publicKey,
    body: { token },
    headers: { cookie: `device=${from.device}`, 'x-forwarded-for': from.address },
  });
const forgot = (email: string, from = newFrom()) => post('/forgot', { email, ip }, from);
const reset = (token: string, chosen = 'otra clave larga', from = newFrom()) =>
  post('/forgot/reset', { token, password: chosen, ip }, from);
const signIn = (email: string, given: string, from = newFrom()) => post('/v2/signin', { email, password: given, ip }, from);
const validate = (token = '') => world.call('GET', '/identity-api/validate/token', { token });

interface Letter {
  subject: string;
  text: string;
}
async function lettersTo(email: string): Promise<Letter[]> {
  const answer = await fetch(`${world.config.sandboxUrl}/outbox.json?to=${encodeURIComponent(email)}&kind=mail`);
  const { messages }: { messages: Letter[] } = JSON.parse(await answer.text());
  return messages;
}
async function tokenTo(email: string, page: string): Promise<string> {
  const [letter] = await lettersTo(email);
  const [, token = ''] = new RegExp(`${world.config.publicUrl}/compra/${page}\\?token=([\\w-]+)`).exec(letter?.text ?? '') ?? [];
  return token;
}
async function register(email = newEmail(), from = newFrom()): Promise<Session> {
  await signUp(email, {}, from);
  const { body } = await confirm(await tokenTo(email, 'registro'), { from, chosen: null });
  if (body.user === undefined) throw new Error(`no session for ${email}`);
  return body as Session;
}

describe('a registration', () => {
  it('[API-066] mails a link that makes the account and signs it in', async () => {
    const email = newEmail();
    expect(await signUp(email.toUpperCase())).toMatchObject({ status: 200, body: { success: true } });
    expect((await signIn(email, password)).body.code).toBe('bad-credentials');
    const token = await tokenTo(email, 'registro');
    const same = { from: newFrom(), key: crypto.randomUUID() };
    const { status, body } = await confirm(token, same);
    expect(status).toBe(200);
    expect(body).toMatchObject({ role: 'user', verify_guest: false, user: { email, full_name: 'Eva Luna', phone: null } });
    expect((await validate(body.token)).status).toBe(200);
    expect((await confirm(token, same)).body.refresh_token).toBe(body.refresh_token);
    expect((await confirm(token)).body.code).toBe('token-spent');
    expect((await signIn(email, password)).status).toBe(200);
    const rows = await world.db.query<{ password_hash: string }>('select password_hash from identity.account where email = $1', [email]);
    expect(rows[0]?.password_hash).toMatch(/^scrypt\$\d+\$8\$3\$/);
  });

  it('has one answer, and tells the owner of an account by mail', async () => {
    const email = newEmail();
    const first = await signUp(email);
    await confirm(await tokenTo(email, 'registro'));
    const second = await signUp(email, { password: 'la de un extraño' });
    expect(second).toMatchObject({ status: first.status, body: first.body });
    const [letter] = await lettersTo(email);
    expect(letter).toMatchObject({ subject: 'Ya tienes una cuenta' });
    expect(letter?.text).not.toContain('token=');
    expect((await signIn(email, password)).status).toBe(200);
  });

  it('of a stranger gives the stranger nothing: the link proves the mailbox, and another device sets a new password', async () => {
    const email = newEmail();
    await signUp(email, { password: 'la de un extraño' });
    const link = await tokenTo(email, 'registro');
    const owner = newFrom();
    expect((await check(link, owner)).body).toEqual({ email, isThisDevice: false });
    expect((await confirm(link, { from: owner, chosen: null })).body.code).toBe('password-needed');
    expect((await confirm(link, { from: owner, chosen: 'password' })).body.code).toBe('password-common');
    expect((await signIn(email, 'la de un extraño')).body.code).toBe('bad-credentials');
    expect((await confirm(link, { from: owner, chosen: 'la de su dueña' })).status).toBe(200);
    expect((await signIn(email, 'la de un extraño')).body.code).toBe('bad-credentials');
    expect((await signIn(email, 'la de su dueña')).status).toBe(200);
  });

  it('is confirmed without a password on the device that asked, and never by looking at its link', async () => {
    const email = newEmail();
    const from = newFrom();
    await signUp(email, {}, from);
    const link = await tokenTo(email, 'registro');
    for (let turn = 0; turn < 3; turn += 1) expect((await check(link, from)).body).toEqual({ email, isThisDevice: true });
    expect((await signIn(email, password)).body.code).toBe('bad-credentials');
    expect((await confirm(link, { from, chosen: null })).status).toBe(200);
    expect((await check(link, from)).body.code).toBe('token-spent');
    expect((await signIn(email, password)).status).toBe(200);
  });

  it('ends the link of the one before, and each mail names its hour', async () => {
    const email = newEmail();
    await signUp(email);
    const first = await tokenTo(email, 'registro');
    world.forward(120);
    await signUp(email, { password: 'la de un extraño' });
    expect((await confirm(first)).body.code).toBe('token-spent');
    expect((await check(first)).body.code).toBe('token-spent');
    const hours = (await lettersTo(email)).map(({ text }) => /el (\d+ de \p{L}+ a las \d\d:\d\d [AP]M)/u.exec(text)?.[1]);
    expect(new Set(hours).size).toBe(2);
    expect(hours).not.toContain(undefined);
    expect((await confirm(await tokenTo(email, 'registro'))).status).toBe(200);
  });

  it('has a link that lives 24 hours', async () => {
    const [late, early] = [newEmail(), newEmail()];
    for (const email of [late, early]) await signUp(email);
    world.forward(86_399);
    expect((await confirm(await tokenTo(early, 'registro'))).status).toBe(200);
    world.forward(1);
    expect((await confirm(await tokenTo(late, 'registro'))).body.code).toBe('token-expired');
    expect((await confirm('nobody-made-this')).body.code).toBe('token-spent');
  });

  it('takes a password of 8 to 128 characters without rules of composition, but none of the commonest', async () => {
    const statusOf = async (given: string) => (await signUp(newEmail(), { password: given })).status;
    expect(await statusOf('a'.repeat(7))).toBe(400);
    expect(await statusOf('x'.repeat(129))).toBe(400);
    expect(await statusOf('solo minúsculas')).toBe(200);
    expect(await statusOf('ñ 🚌'.repeat(32))).toBe(200);
    for (const given of ['password', '12345678', 'Password1', 'QWERTYUIOP']) {
      expect((await signUp(newEmail(), { password: given })).body.code, given).toBe('password-common');
    }
    expect((await signUp(newEmail(), { nombre: 'Invitado' })).status).toBe(400);
  });
});

describe('a forgotten password', () => {
  it('[API-045] is replaced by a link that works once and ends every session', async () => {
    const email = newEmail();
    const { token, refresh_token } = await register(email);
    const { body: elsewhere } = await signIn(email, password);
    expect((await forgot(email)).status).toBe(200);
    const link = await tokenTo(email, 'recupera-contrasena');
    expect((await reset(link, 'password')).body.code).toBe('password-common');
    expect(await reset(link)).toMatchObject({ status: 200, body: { msg: 'done' } });
    for (const access of [token, elsewhere.token]) expect((await validate(access)).status).toBe(401);
    const refresh = await world.call<Answer>('POST', '/identity-api/auth/user/refresh-token', { token: refresh_token ?? '' });
    expect(refresh.body.code).toBe('session-expired');
    expect((await reset(link)).body.code).toBe('token-spent');
    expect((await signIn(email, password)).body.code).toBe('bad-credentials');
    expect((await signIn(email, 'otra clave larga')).status).toBe(200);
    expect((await lettersTo(email))[0]?.subject).toBe('Cambiaste tu contraseña');
  });

  it('has a link that lives 30 minutes', async () => {
    const email = newEmail();
    await register(email);
    await forgot(email);
    const link = await tokenTo(email, 'recupera-contrasena');
    world.forward(1800);
    expect((await reset(link)).body.code).toBe('token-expired');
  });

  it('has the same link in every mail while it lives, and its life begins again', async () => {
    const email = newEmail();
    await register(email);
    await forgot(email);
    const first = await tokenTo(email, 'recupera-contrasena');
    world.forward(1700);
    await forgot(email);
    expect(await tokenTo(email, 'recupera-contrasena')).toBe(first);
    world.forward(1700);
    expect((await reset(first)).status).toBe(200);
    await forgot(email);
    expect(await tokenTo(email, 'recupera-contrasena')).not.toBe(first);
  });

  it('is mailed once an hour however often strangers asked, to a new device of the owner too', async () => {
    const email = newEmail();
    await register(email);
    for (let turn = 0; turn < 40; turn += 1) {
      await forgot(email);
      world.forward(900);
    }
    const { status, headers } = await forgot(email);
    const wait = status === 429 ? Number(headers.get('retry-after')) : 0;
    expect(wait).toBeLessThanOrEqual(3600);
    world.forward(wait);
    expect((await forgot(email)).status).toBe(200);
    expect((await reset(await tokenTo(email, 'recupera-contrasena'))).status).toBe(200);
  });

  it('has the limits of the mailbox, whatever label an e-mail has, as the mail of a registration', async () => {
    const email = newEmail();
    const labelled = Array.from({ length: 8 }, (_, index) => email.replace('@', `+${index}@`));
    const statuses: number[] = [];
    for (const [index, one] of labelled.entries()) statuses.push((await (index % 2 === 0 ? forgot(one) : signUp(one))).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429, 429]);
    world.forward(3600);
    expect((await forgot(email)).status).toBe(200);
  });

  it('has one answer, and as many mails, for an e-mail without an account', async () => {
    const [known, unknown] = [newEmail(), newEmail()];
    await register(known);
    const before = (await lettersTo(known)).length;
    const [first, second] = [await forgot(known), await forgot(unknown)];
    expect(second).toMatchObject({ status: first.status, body: first.body });
    expect((await lettersTo(known)).length - before).toBe(1);
    expect(await lettersTo(unknown)).toMatchObject([{ subject: 'No encontramos una cuenta' }]);
  });

  it('is mailed three times an hour to a stranger, and still to the owner on a known device', async () => {
    const email = newEmail();
    const [own, stranger] = [newFrom(), newFrom()];
    await register(email, own);
    for (let turn = 0; turn < 3; turn += 1) expect((await forgot(email, stranger)).status).toBe(200);
    const fourth = await forgot(email, { ...newFrom(), address: stranger.address });
    expect(fourth.status).toBe(429);
    expect(Number(fourth.headers.get('retry-after'))).toBeGreaterThan(3000);
    for (let turn = 0; turn < 3; turn += 1) await forgot(email);
    expect((await forgot(email)).status).toBe(429);
    expect((await forgot(email, own)).status).toBe(200);
  });
});

it('a password hashed at an older cost is hashed again when its owner signs in', async () => {
  const hash = async () =>
    (await world.db.query<{ hash: string }>('select password_hash as hash from identity.account where email = $1', [demoUser.email]))[0]
      ?.hash ?? '';
  const salt = randomBytes(16);
  const old = ['scrypt', 32_768, 8, 1, salt.toString('base64url')].join('$');
  const key = scryptSync(demoUser.password, salt, 32, { N: 32_768, r: 8, p: 1, maxmem: 2 ** 26 }).toString('base64url');
  await world.db.query('update identity.account set password_hash = $2 where email = $1', [demoUser.email, `${old}$${key}`]);
  expect(isOutdated(await hash())).toBe(true);
  expect((await signIn(demoUser.email, demoUser.password)).status).toBe(200);
  expect(isOutdated(await hash())).toBe(false);
  expect(isOutdated(await hashPassword('x'))).toBe(false);
  expect((await signIn(demoUser.email, demoUser.password)).status).toBe(200);
});
