import { randomBytes } from 'node:crypto';
import { importJWK, type JWK, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Session as Signed, startWorld, type World } from '../../../tests/faults/support/world.ts';
import type { components } from '../../../openapi/types/identity.ts';
import { accessToken, publicKey } from '../../shared/auth.ts';
import { demoUser } from '../../sandbox/values.ts';

type Session = components['schemas']['Session'];
interface Refusal {
  code?: string;
  tid?: string;
  pin?: string;
  errorCode?: number;
  triesLeft?: number;
  message?: string;
  session?: Session;
}

let world: World;
let last = 8_130_000_000;

beforeAll(async () => {
  world = await startWorld({ payment: false, trustProxy: true });
});
afterAll(() => world.close());

const newPhone = (): string => String((last += 100) + 9);
const ip = '203.0.113.7';
const mail = (phone: string): string => `${phone}@example.com`;

/** A browser, with its cookie and its network address. */
interface From {
  readonly device: string;
  readonly address: string;
}
const newFrom = (address = '198.51.100.1'): From => ({ device: randomBytes(24).toString('base64url'), address });
const home = newFrom();

const post = <Body = Refusal>(path: string, body: Record<string, unknown>, key?: string, from: From = home) =>
  world.call<Body>('POST', `/identity-api${path}`, {
    token: publicKey,
    body: { ip, ...body },
    headers: { cookie: `device=${from.device}`, 'x-forwarded-for': from.address },
    ...(key === undefined ? {} : { key }),
  });
const send = (phone: string, email = mail(phone), from = home) => post('/v2/send-verification', { phone, email }, undefined, from);
const resend = (phone: string, from = home) => post('/v2/resend-verification', { phone, email: mail(phone) }, undefined, from);
const signInByPhone = (phone: string, from = home) => post('/v2/signin-phone', { phone }, undefined, from);
const verify = (phone: string, code: string, pin: string, sign = false, key?: string) =>
  post('/v2/verify-phone', { phone, code, pin, sign }, key);
const signUp = (phone: string, pin: string | null, email = mail(phone), key?: string) =>
  post<Session & Refusal>('/v2/signup-guest', { phone, email, email_confirmation: email, pin }, key);

async function newestSms(phone: string) {
  const answer = await fetch(`${world.config.sandboxUrl}/outbox.json?to=${phone}&kind=sms&limit=1`);
  const { messages }: { messages: { code: string; text: string }[] } = JSON.parse(await answer.text());
  return messages[0];
}
const codeSentTo = async (phone: string): Promise<string> => (await newestSms(phone))?.code ?? '';
const wrong = (code: string): string => (code === '000000' ? '111111' : '000000');

describe('a guest with a phone code', () => {
  it('[AUTH-058][AUTH-037][AUTH-065] [API-040] [API-041] signs up with a code and has a guest token', async () => {
    const phone = newPhone();
    const sent = await send(phone);
    expect(sent.status).toBe(200);
    expect(sent.body.pin).toBeUndefined();
    const pin = sent.body.tid ?? '';
    const { code, text } = (await newestSms(phone)) ?? { code: '', text: '' };
    expect(text).toMatch(new RegExp(`^${code} es tu código.*\\n\\n@${new URL(world.config.publicUrl).hostname} #${code}$`));
    expect((await verify(phone, code, pin)).body).toMatchObject({ success: true });
    const { status, body } = await signUp(phone, pin);
    expect(status).toBe(200);
    expect(body).toMatchObject({ role: 'guest', verify_guest: true, user: { email: mail(phone), phone } });
    expect(body.user.full_name).toContain('invitado');
    const names = ['full_name', 'nombre', 'paterno', 'materno'];
    expect(Object.keys(body).toSorted()).toEqual(['expires_at', 'nombre', 'refresh_token', 'role', 'token', 'user', 'verify_guest']);
    expect(Object.keys(body.user)).toEqual(expect.arrayContaining(['email', ...names, 'avatar', 'viaja', 'zoho', 'sub', 'exp', 'iat']));
    const valid = await world.call<{ user: { sub: string } }>('GET', '/identity-api/validate/token', { token: body.token });
    expect(valid.status).toBe(200);
    expect(valid.body.user.sub).toBe(body.user.sub);
  });

  it('[AUTH-022] [API-043] [API-044] with an existing account is offered a code (error code 0) and signs in with it', async () => {
    const phone = newPhone();
    await world.guest(phone);
    const again = await send(phone);
    expect(again.status).toBe(409);
    expect(again.body).toMatchObject({ code: 'account-exists', errorCode: 0 });
    const sent = await post('/v2/signin-phone', { phone });
    const { body } = await verify(phone, await codeSentTo(phone), sent.body.tid ?? '', true);
    expect(body.session?.user.phone).toBe(phone);
  });

  it('a lost answer is repeated: same key, same session', async () => {
    const phone = newPhone();
    const pin = (await send(phone)).body.tid ?? '';
    const code = await codeSentTo(phone);
    const keys = [crypto.randomUUID(), crypto.randomUUID()] as const;
    expect((await verify(phone, code, pin, false, keys[0])).status).toBe(200);
    expect((await verify(phone, code, pin, false, keys[0])).status).toBe(200);
    const first = await signUp(phone, pin, mail(phone), keys[1]);
    const second = await signUp(phone, pin, mail(phone), keys[1]);
    expect(second.body.refresh_token).toBe(first.body.refresh_token);
    expect(second.body.user.sub).toBe(first.body.user.sub);
    expect((await signUp(phone, pin, 'other@example.com', keys[1])).status).toBe(422);
    const stored = await world.db.query<{ body: string }>('select body from platform.idempotency where key = $1', [keys[1]]);
    expect(stored[0]?.body).not.toContain(first.body.refresh_token);
  });

  it('a pin verifies its own phone and e-mail, once, and only after the code', async () => {
    const phone = newPhone();
    const pin = (await send(phone)).body.tid ?? '';
    expect((await signUp(phone, pin)).body.code).toBe('pin-not-verified');
    await verify(phone, await codeSentTo(phone), pin);
    expect((await signUp(phone, pin, 'other@example.com')).body.code).toBe('pin-not-verified');
    expect((await signUp(newPhone(), pin)).body.code).toBe('pin-not-verified');
    const mistyped = { phone, email: mail(phone), email_confirmation: 'otro@example.com', pin };
    expect((await post('/v2/signup-guest', mistyped)).body.code).toBe('email-mismatch');
    expect((await signUp(phone, pin)).status).toBe(200);
    expect((await signUp(phone, pin)).body.code).toBe('pin-not-verified');
  });

  it('without a code is refused for the phone of an account', async () => {
    const phone = newPhone();
    await world.guest(phone);
    expect((await signUp(phone, null, 'somebody@example.com')).body.code).toBe('pin-not-verified');
    expect((await signUp(newPhone(), null)).body).toMatchObject({ role: 'guest', verify_guest: false });
  });
});

describe('codes', () => {
  it('[ERR-021][ERR-022] sent before are refused within 180 s, then answered with the pin', async () => {
    const phone = newPhone();
    await send(phone);
    world.forward(179);
    const soon = await send(phone);
    expect(soon.status).toBe(409);
    expect(soon.body).toMatchObject({ code: 'code-already-sent', detail: 'Código ya enviado' });
    world.forward(1);
    const later = await send(phone);
    expect(later.status).toBe(200);
    expect(later.body).toMatchObject({ message: 'Por favor iniciar sesión con el código que se envió a tu teléfono' });
    expect(later.body.pin).toBe(later.body.tid);
    expect((await verify(phone, await codeSentTo(phone), later.body.pin ?? '')).status).toBe(200);
  });

  it('[AUTH-056] [API-042] are not resent before 180 s; the older one becomes invalid', async () => {
    const phone = newPhone();
    const pin = (await send(phone)).body.tid ?? '';
    const first = await codeSentTo(phone);
    world.forward(179);
    expect((await resend(phone)).body.code).toBe('resend-too-early');
    world.forward(1);
    const again = await resend(phone);
    expect(again.status).toBe(200);
    expect((await verify(phone, first, pin)).body.code).toBe('code-not-found');
    expect((await verify(phone, await codeSentTo(phone), again.body.tid ?? '')).status).toBe(200);
  });

  it('are sent three times an hour to a stranger, from whatever device of an address', async () => {
    const phone = newPhone();
    await send(phone);
    world.forward(180);
    expect((await resend(phone)).status).toBe(200);
    expect((await send(phone, mail(phone), newFrom())).status).toBe(200);
    const fourth = await send(phone, mail(phone), newFrom());
    expect(fourth.status).toBe(429);
    expect(Number(fourth.headers.get('retry-after'))).toBeGreaterThan(2000);
    expect((await send(phone, mail(phone), newFrom('198.51.100.2'))).status).toBe(200);
  });

  it('belong to their request: a stranger neither tries, kills nor replaces the code of another', async () => {
    const phone = newPhone();
    const mine = (await send(phone)).body.tid ?? '';
    const code = await codeSentTo(phone);
    const stranger = newFrom('198.51.100.3');
    const theirs = (await send(phone, mail(phone), stranger)).body.tid ?? '';
    expect(theirs).not.toBe(mine);
    expect(await codeSentTo(phone)).not.toBe(code);
    for (let turn = 0; turn < 5; turn += 1) await verify(phone, wrong(code), theirs);
    expect((await verify(phone, code, theirs)).body.code).toBe('code-dead');
    world.forward(180);
    expect((await resend(phone, stranger)).status).toBe(200);
    expect((await verify(phone, code, mine)).status).toBe(200);
    expect((await signUp(phone, theirs)).body.code).toBe('pin-not-verified');
  });

  it('reach the owner at a known device, however many strangers ask', async () => {
    const phone = newPhone();
    const own = newFrom();
    const first = (await send(phone, mail(phone), own)).body.tid ?? '';
    await verify(phone, await codeSentTo(phone), first);
    await post('/v2/signup-guest', { phone, email: mail(phone), email_confirmation: mail(phone), pin: first }, undefined, own);
    const strangers = Array.from({ length: 9 }, (_, index) => newFrom(`198.51.101.${index}`));
    const statuses = await Promise.all(strangers.map(async (from) => (await signInByPhone(phone, from)).status));
    // The owner's own first code was that of a stranger too.
    expect(statuses.filter((status) => status === 200)).toHaveLength(5);
    expect((await signInByPhone(phone, newFrom('198.51.102.1'))).status).toBe(429);
    const sent = await signInByPhone(phone, own);
    expect(sent.status).toBe(200);
    expect((await verify(phone, await codeSentTo(phone), sent.body.tid ?? '', true)).body.session?.user.phone).toBe(phone);
  });

  it('are asked for by one address a limited number of times, and its probes for accounts count', async () => {
    const phone = newPhone();
    await world.guest(phone);
    const [prober, other] = [newFrom('198.51.103.1'), newFrom('198.51.103.2')];
    const answers: Awaited<ReturnType<typeof send>>[] = [];
    // More at once would wait for their turn longer than a busy machine allows.
    for (let turn = 0; turn < 210; turn += 30) {
      const probes = Array.from({ length: 30 }, (_, probe) => send(phone, `probe${turn + probe}@example.com`, prober));
      answers.push(...(await Promise.all(probes)));
    }
    expect(answers.filter((answer) => answer.body.code === 'account-exists')).toHaveLength(200);
    expect(answers.filter((answer) => answer.status === 429)).toHaveLength(10);
    expect((await send(newPhone(), 'probe@example.com', prober)).status).toBe(429);
    const email = 'probe@example.com';
    expect((await post('/v2/signup-guest', { phone, email, email_confirmation: email, pin: null }, undefined, prober)).status).toBe(429);
    expect((await send(phone, 'probe@example.com', other)).status).toBe(409);
  }, 120_000);

  it('give the browser a device that no script reads', async () => {
    const answer = await world.call('POST', '/identity-api/v2/signin-phone', { token: publicKey, body: { phone: newPhone(), ip } });
    expect(answer.headers.get('set-cookie')).toMatch(/^device=[\w-]{32}; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Strict$/);
    expect((await signInByPhone(newPhone())).headers.get('set-cookie')).toBeNull();
  });

  it('become invalid after five wrong tries, so that the right one is refused too', async () => {
    const phone = newPhone();
    const pin = (await send(phone)).body.tid ?? '';
    const code = await codeSentTo(phone);
    for (let left = 4; left >= 1; left -= 1)
      expect((await verify(phone, wrong(code), pin)).body).toMatchObject({ code: 'code-wrong', triesLeft: left });
    expect((await verify(phone, wrong(code), pin)).body.code).toBe('code-dead');
    expect((await verify(phone, code, pin)).body.code).toBe('code-dead');
  });

  it('allow five guesses, also of a hundred at once', async () => {
    const phone = newPhone();
    const pin = (await send(phone)).body.tid ?? '';
    const code = await codeSentTo(phone);
    const answers = await Promise.all(Array.from({ length: 100 }, () => verify(phone, wrong(code), pin)));
    expect(answers.filter((answer) => answer.body.code === 'code-wrong').length).toBe(4);
    expect((await verify(phone, code, pin)).body.code).toBe('code-dead');
  });

  it('are valid for ten minutes, once', async () => {
    const phone = newPhone();
    const pin = (await send(phone)).body.tid ?? '';
    const code = await codeSentTo(phone);
    world.forward(600);
    expect((await verify(phone, code, pin)).body.code).toBe('code-expired');
    const next = (await send(phone)).body.tid ?? '';
    const fresh = await codeSentTo(phone);
    expect((await verify(phone, fresh, next)).status).toBe(200);
    expect((await verify(phone, fresh, next)).body.code).toBe('code-not-found');
  });

  it('are bound to their phone and purpose, and stored hashed', async () => {
    const [phone, other] = [newPhone(), newPhone()];
    const pin = (await send(phone)).body.tid ?? '';
    await send(other);
    const code = await codeSentTo(phone);
    expect((await verify(other, code, pin)).body.code).toBe('code-not-found');
    expect((await verify(phone, code, pin, true)).body.code).toBe('code-not-found');
    const rows = await world.db.query<{ code_hash: string }>('select code_hash from identity.code where phone = $1', [phone]);
    expect(rows[0]?.code_hash).toMatch(/^scrypt\$/);
    expect(JSON.stringify(rows)).not.toContain(code);
  });

  it('have the same answer for a phone without account, and send it nothing', async () => {
    const phone = newPhone();
    const sent = await post('/v2/signin-phone', { phone });
    expect(sent.status).toBe(200);
    expect(Object.keys(sent.body).toSorted()).toEqual(['expiresAt', 'message', 'resendAt', 'success', 'tid']);
    expect(await codeSentTo(phone)).toBe('');
    expect((await verify(phone, '123456', sent.body.tid ?? '', true)).body).toMatchObject({ code: 'code-wrong', triesLeft: 4 });
  });

  it('sandbox phones choose their outcome', async () => {
    expect((await send('8119990001')).body.code).toBe('account-exists');
    expect((await send('8119990002')).body.code).toBe('code-already-sent');
    expect((await send('8119990003')).body).toMatchObject({ code: 'sms-unavailable', detail: 'Error al enviar el código.' });
  });
});

describe('sessions', () => {
  const refresh = (token: string) => world.call<Session & Refusal>('POST', '/identity-api/auth/user/refresh-token', { token });

  it('[AUTH-064] rotate; two tabs at once get one successor; reuse ends the family', async () => {
    const guest = await world.guest();
    const answers = await Promise.all(Array.from({ length: 100 }, () => refresh(guest.refreshToken)));
    expect(answers.every((answer) => answer.status === 200)).toBe(true);
    const successors = new Set(answers.map((answer) => answer.body.refresh_token));
    expect(successors.size).toBe(1);
    const [successor = ''] = successors;
    world.forward(11);
    const reused = await refresh(guest.refreshToken);
    expect(reused.status).toBe(401);
    expect(reused.body).toMatchObject({ code: 'refresh-reused', errorCode: 1003 });
    expect((await refresh(successor ?? '')).body.code).toBe('session-expired');
    expect((await world.call('GET', '/identity-api/validate/token', { token: answers[0]?.body.token ?? '' })).status).toBe(401);
    expect((await refresh('nobody-knows-this')).body.code).toBe('refresh-invalid');
  });

  describe('of a page of the shop', () => {
    const fromPage = (cookie: string, origin = world.config.publicUrl) =>
      world.call<Session & Refusal>('POST', '/identity-api/auth/user/refresh-token', { headers: { cookie, origin } });
    const cookieOf = ({ headers }: { headers: Headers }): string =>
      headers.getSetCookie().find((cookie) => cookie.startsWith('refresh=')) ?? '';
    const valueOf = (answer: { headers: Headers }): string => cookieOf(answer).split(';', 1)[0] ?? '';
    const opened = (origin = world.config.publicUrl) =>
      world.call<Session>('POST', '/identity-api/v2/signup-guest', {
        token: publicKey,
        headers: { origin, 'x-forwarded-for': newFrom('198.51.120.1').address },
        body: { phone: newPhone(), email: 'ana@example.com', email_confirmation: 'ana@example.com', pin: null, ip },
      });

    it('[API-049] have their refresh token in a cookie that no script reads, and nowhere else', async () => {
      const first = await opened();
      expect(first.body.refresh_token).toBeNull();
      expect(cookieOf(first)).toMatch(/^refresh=[\w-]{40,}; Path=\/identity-api; HttpOnly; SameSite=Strict; Max-Age=2592000$/);
      const second = await fromPage(valueOf(first));
      expect(second).toMatchObject({ status: 200, body: { refresh_token: null } });
      expect(valueOf(second)).not.toBe(valueOf(first));
      const out = await world.call('POST', '/identity-api/signout', {
        token: second.body.token,
        headers: { cookie: valueOf(second), origin: world.config.publicUrl },
        body: { refresh_token: null, ip },
      });
      expect(cookieOf(out)).toContain('refresh=; Path=/identity-api;');
      expect(cookieOf(out)).toContain('Max-Age=0');
      expect((await fromPage(valueOf(second))).body.code).toBe('session-expired');
    });

    it('end as a family when a cookie is used again; two tabs at once stay signed in', async () => {
      const first = valueOf(await opened());
      const answers = await Promise.all(Array.from({ length: 100 }, () => fromPage(first)));
      expect(answers.every(({ status }) => status === 200)).toBe(true);
      expect(new Set(answers.map(valueOf)).size).toBe(1);
      const [answer] = answers;
      if (answer === undefined) throw new Error('nobody answered');
      world.forward(11);
      expect((await fromPage(first)).body.code).toBe('refresh-reused');
      expect((await fromPage(valueOf(answer))).body.code).toBe('session-expired');
    });

    it('are neither given to nor taken from another origin', async () => {
      const foreign = await opened('https://other.example');
      expect(foreign.body.refresh_token).toMatch(/^[\w-]{40,}$/);
      expect(cookieOf(foreign)).toBe('');
      const own = valueOf(await opened());
      expect((await fromPage(own, 'https://other.example')).status).toBe(401);
      expect((await world.call('POST', '/identity-api/auth/user/refresh-token', { headers: { cookie: own } })).status).toBe(401);
      expect((await fromPage(own)).status).toBe(200);
    });

    it('move into the cookie when the page still had a stored one', async () => {
      const guest = await world.guest();
      const moved = await world.call<Session>('POST', '/identity-api/auth/user/refresh-token', {
        token: guest.refreshToken,
        headers: { origin: world.config.publicUrl },
      });
      expect(moved.body.refresh_token).toBeNull();
      expect((await fromPage(valueOf(moved))).status).toBe(200);
    });
  });

  it('end on sign-out', async () => {
    const guest = await world.guest();
    const out = () => world.call('POST', '/identity-api/signout', { token: guest.token, body: { refresh_token: guest.refreshToken, ip } });
    expect((await out()).body).toEqual({ msg: 'done' });
    expect((await out()).status).toBe(401);
    expect((await refresh(guest.refreshToken)).status).toBe(401);
  });

  it('that are signed out end their access token too', async () => {
    const guest = await world.guest();
    const other = await world.guest();
    await world.call('POST', '/identity-api/signout', { token: guest.token, body: { refresh_token: guest.refreshToken, ip } });
    const path = '/identity-api/preferences';
    expect(await world.call('GET', path, { token: guest.token })).toMatchObject({ status: 401, body: { code: 'session-expired' } });
    expect((await world.call('GET', path, { token: other.token })).status).toBe(200);
  });

  it('that ended elsewhere rename nobody', async () => {
    const guest = await world.guest();
    await world.db.query('update identity.refresh_family set revoked_at = now() where account_id = $1', [guest.subject]);
    const { status } = await world.call('POST', '/identity-api/v2/accounts/update', {
      token: guest.token,
      headers: { 'application-key': 'anden-web' },
      body: { nombre: 'Eva', paterno: 'Vita', materno: 'Ruiz', ip },
    });
    expect(status).toBe(401);
    expect(await world.db.query('select nombre from identity.account where id = $1', [guest.subject])).toEqual([{ nombre: 'invitado' }]);
  });

  it('[API-048] [API-050] a guest completes the names, which no longer contain the guest word', async () => {
    const guest = await world.guest();
    const update = (nombre: string, key = 'anden-web') =>
      world.call<{ msg: string; user: { full_name: string } }>('POST', '/identity-api/v2/accounts/update', {
        token: guest.token,
        headers: { 'application-key': key },
        body: { nombre, paterno: 'Vita', materno: 'Ruiz', ip },
      });
    expect((await update('Ana', 'other')).status).toBe(403);
    expect((await update('Invitado')).status).toBe(400);
    expect((await update('Ana')).body).toMatchObject({ msg: 'done', user: { full_name: 'Ana Vita Ruiz' } });
    expect((await refresh(guest.refreshToken)).body.user.full_name).toBe('Ana Vita Ruiz');
  });

  it('[API-046] access tokens end after 15 minutes', async () => {
    const guest: Signed = await world.guest();
    world.forward(899);
    expect((await world.call('GET', '/identity-api/validate/token', { token: guest.token })).status).toBe(200);
    world.forward(1);
    const late = await world.call<Refusal>('GET', '/identity-api/validate/token', { token: guest.token });
    expect(late.status).toBe(401);
    expect(late.body).toMatchObject({ code: 'session-expired', errorCode: 1003 });
  });

  it('[CONST-069] are renewed however many hours the access token is past, until nobody used them for 30 days', async () => {
    const guest: Signed = await world.guest();
    world.forward(5 * 3_600);
    const renewed = await refresh(guest.refreshToken);
    expect(renewed.status).toBe(200);
    world.forward(30 * 24 * 3_600);
    expect((await refresh(renewed.body.refresh_token ?? '')).body.code).toBe('session-expired');
  });

  it('[AUTH-063] access tokens of twenty forgeries are refused, one with a role that nobody has among them', async () => {
    const { token, refreshToken } = await world.guest();
    const [header = '', payload = '', signature = ''] = token.split('.');
    const decoded: Record<string, unknown> = JSON.parse(Buffer.from(payload, 'base64url').toString());
    const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
    const head: Record<string, unknown> = JSON.parse(Buffer.from(header, 'base64url').toString());
    const jwks = await (await fetch(`${world.config.identityUrl}/.well-known/jwks.json`)).text();
    const foreign = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, ['sign', 'verify']);
    const signed = (
      key: CryptoKey | Uint8Array,
      alg: string,
      claims: Record<string, unknown> = decoded,
      more: Record<string, unknown> = {},
    ) => new SignJWT(claims).setProtectedHeader({ ...head, alg, ...more }).sign(key);
    // With the real key, so that one claim or header alone is wrong.
    const [row] = await world.db.query<{ private_jwk: JWK }>('select private_jwk from identity.signing_key');
    const own = await importJWK(row?.private_jwk ?? {}, 'ES256');
    const genuine = (change: Record<string, unknown>, more?: Record<string, unknown>) =>
      signed(own, 'ES256', { ...decoded, ...change }, more);
    const preferences = (bearer: string) => world.call('GET', '/identity-api/preferences', { token: bearer });
    expect((await preferences(await genuine({}))).status).toBe(200);
    const foreignKey = await crypto.subtle.exportKey('jwk', foreign.publicKey);
    const forged = [
      `${encode({ ...head, alg: 'none' })}.${payload}.`,
      `${encode({ ...head, alg: 'none' })}.${payload}.${signature}`,
      `${header}.${encode({ ...decoded, role: 'user' })}.${signature}`,
      `${header}.${payload}.`,
      `${header}.${payload}.${signature.slice(0, -4)}AAAA`,
      `${token}.${signature}`,
      await signed(new TextEncoder().encode(jwks), 'HS256'),
      await signed(new TextEncoder().encode(publicKey), 'HS256'),
      await signed(foreign.privateKey, 'ES256'),
      await signed(foreign.privateKey, 'ES256', decoded, { jwk: foreignKey }),
      await signed(foreign.privateKey, 'ES256', decoded, { kid: '../../etc/passwd' }),
      await genuine({}, { kid: 'unknown' }),
      await genuine({}, { typ: 'JWT' }),
      await genuine({ aud: 'other' }),
      await genuine({ iss: 'other' }),
      await genuine({ exp: Math.floor(world.clock.now() / 1000) - 1 }),
      await genuine({ exp: undefined }),
      await genuine({ sub: undefined }),
      await genuine({ role: 'admin' }),
      refreshToken,
    ];
    expect(forged).toHaveLength(20);
    for (const one of forged) expect((await preferences(one)).status, one).toBe(401);
    expect(accessToken.algorithms).not.toContain('HS256');
    expect((await preferences(token)).status).toBe(200);
  });
});

describe('passwords', () => {
  const signIn = (email: string, password: string, from = home) =>
    post<Session & Refusal>('/v2/signin', { email, password }, undefined, from);

  it('[API-035] [AUTH-059] sign a registered user in, ignoring the case of the e-mail', async () => {
    const { status, body } = await signIn(demoUser.email.toUpperCase(), demoUser.password);
    expect(status).toBe(200);
    expect(body).toMatchObject({ role: 'user', nombre: 'Ana', user: { full_name: 'Ana Torres Vega' } });
  });

  it('have one refusal for a wrong password and an unknown e-mail, and are locked after ten', async () => {
    const unknown = await signIn('nadie@example.com', 'x');
    const known = await signIn(demoUser.email, 'x');
    expect({ ...known.body }).toEqual({ ...unknown.body });
    expect(known.status).toBe(422);
    for (let count = 0; count < 9; count += 1) await signIn(demoUser.email, `x${count}`);
    const locked = await signIn(demoUser.email, demoUser.password);
    expect(locked.status).toBe(429);
    const sent = await signInByPhone(demoUser.phone, newFrom('198.51.100.9'));
    expect((await verify(demoUser.phone, await codeSentTo(demoUser.phone), sent.body.tid ?? '', true)).status).toBe(200);
    world.forward(900);
    expect((await signIn(demoUser.email, demoUser.password)).status).toBe(200);
  });

  it('are compared ten times, however many are tried at once', async () => {
    const from = newFrom('198.51.104.1');
    const answers = await Promise.all(Array.from({ length: 60 }, (_, index) => signIn(demoUser.email, `x${index}`, from)));
    expect(answers.filter((answer) => answer.status === 422)).toHaveLength(10);
    expect(answers.filter((answer) => answer.status === 429)).toHaveLength(50);
    world.forward(900);
  });

  it('of strangers lock no known device of the owner', async () => {
    const own = newFrom('198.51.105.1');
    expect((await signIn(demoUser.email, demoUser.password, own)).status).toBe(200);
    await world.db.query(
      `insert into identity.password_try (email, address, device, known, tried_at)
       select $1, '198.51.106.' || number, 'stranger', false, $2 from generate_series(1, 30) as number`,
      [demoUser.email, world.clock.date()],
    );
    expect((await signIn(demoUser.email, demoUser.password, newFrom('198.51.107.1'))).status).toBe(429);
    expect((await signIn(demoUser.email, demoUser.password, own)).status).toBe(200);
    for (let turn = 0; turn < 10; turn += 1) await signIn(demoUser.email, 'x', own);
    expect((await signIn(demoUser.email, demoUser.password, own)).status).toBe(429);
    world.forward(900);
  });
});

describe('preferences and address', () => {
  it('[API-051] [API-052] [CONST-015] [SEAT-079] the services are a list that is on or off, and 64 and 65 are set together', async () => {
    const { token } = await world.guest();
    const path = '/identity-api/preferences';
    expect((await world.call('GET', path, { token })).body).toMatchObject({
      data: { data: { enabled: false, preferences: { services: [] } } },
    });
    await world.call('POST', path, { token, body: { preferences: { services: ['64'] }, enabled: true, ip } });
    expect((await world.call('GET', path, { token })).body).toMatchObject({
      data: { data: { id: expect.any(String), enabled: true, preferences: { services: ['64', '65'] } } },
    });
  });

  it('[API-034] returns the address of the caller', async () => {
    expect((await world.call('GET', '/identity-api/ip')).body).toEqual({ ip: expect.stringMatching(/127\.0\.0\.1/) });
  });

  it('[API-058] sign-up requires the public key', async () => {
    expect((await world.call('POST', '/identity-api/v2/signin-phone', { token: 'x', body: { phone: newPhone(), ip } })).status).toBe(401);
  });
});
