import { randomBytes, scryptSync } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startWorld, type World } from '../../tests/faults/support/world.ts';
import type { components } from '../../openapi/types/identity.ts';
import { publicKey } from '../shared/auth.ts';
import { demoUser } from '../sandbox/values.ts';
import { hashPassword, isOutdated } from './domain/secret.ts';

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
const confirm = (token: string, key?: string) => post('/v2/confirm-email', { token }, newFrom(), key);
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
  const { body } = await post('/v2/confirm-email', { token: await tokenTo(email, 'registro') }, from);
  if (body.user === undefined) throw new Error(`no session for ${email}`);
  return body as Session;
}

describe('a registration', () => {
  it('[API-066] mails a link that makes the account and signs it in', async () => {
    const email = newEmail();
    expect(await signUp(email.toUpperCase())).toMatchObject({ status: 200, body: { success: true } });
    expect((await signIn(email, password)).body.code).toBe('bad-credentials');
    const token = await tokenTo(email, 'registro');
    const key = crypto.randomUUID();
    const { status, body } = await confirm(token, key);
    expect(status).toBe(200);
    expect(body).toMatchObject({ role: 'user', verify_guest: false, user: { email, full_name: 'Eva Luna', phone: null } });
    expect((await validate(body.token)).status).toBe(200);
    expect((await confirm(token, key)).body.refresh_token).toBe(body.refresh_token);
    expect((await confirm(token)).body.code).toBe('token-spent');
    expect((await signIn(email, password)).status).toBe(200);
    const rows = await world.db.query<{ password_hash: string }>('select password_hash from identity.account where email = $1', [email]);
    expect(rows[0]?.password_hash).toMatch(/^scrypt\$32768\$8\$3\$/);
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

  it('of a stranger does not replace the link of the owner, and is spent once the account exists', async () => {
    const email = newEmail();
    await signUp(email);
    const mine = await tokenTo(email, 'registro');
    await signUp(email, { password: 'la de un extraño' });
    const theirs = await tokenTo(email, 'registro');
    expect((await confirm(mine)).status).toBe(200);
    expect((await confirm(theirs)).body.code).toBe('token-spent');
    expect((await signIn(email, password)).status).toBe(200);
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
    const other = await tokenTo(email, 'recupera-contrasena');
    await forgot(email);
    const link = await tokenTo(email, 'recupera-contrasena');
    expect((await reset(link, 'password')).body.code).toBe('password-common');
    expect(await reset(link)).toMatchObject({ status: 200, body: { msg: 'done' } });
    for (const access of [token, elsewhere.token]) expect((await validate(access)).status).toBe(401);
    const refresh = await world.call<Answer>('POST', '/identity-api/auth/user/refresh-token', { token: refresh_token ?? '' });
    expect(refresh.body.code).toBe('session-expired');
    expect((await reset(link)).body.code).toBe('token-spent');
    expect((await reset(other)).body.code).toBe('token-spent');
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
