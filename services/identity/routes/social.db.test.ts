import { randomBytes } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startWorld, type World } from '../../../tests/faults/support/world.ts';
import { freePort } from '../../../tests/support/ports.ts';
import { visitProvider } from '../../../tests/support/visitProvider.ts';
import type { components } from '../../../openapi/types/identity.ts';
import { demoUser } from '../../sandbox/values.ts';
import { publicKey } from '../../shared/auth.ts';
import type { SocialProvider } from '../domain/social.ts';
import { createSocialGateways } from '../gateways/socialProviders.ts';
import { socialSettings } from '../gateways/socialSettings.ts';

type Answer = Partial<components['schemas']['Session'] & components['schemas']['SocialProof']> & {
  code?: string;
  url?: string;
  state?: string;
  triesLeft?: number;
  providers?: string[];
};

const ip = '203.0.113.7';
let world: World;
let people = 0;

beforeAll(async () => {
  world = await startWorld({ payment: false, trustProxy: true });
});
afterAll(() => world.close());

const newFrom = () => ({
  device: randomBytes(24).toString('base64url'),
  address: `198.19.${(people += 1)}.1`,
  session: `social-${people}-session`,
});
type From = ReturnType<typeof newFrom>;
const newEmail = (): string => `red${(people += 1)}@example.com`;

const post = (path: string, body: Record<string, unknown>, from: From, key: string = crypto.randomUUID()) =>
  world.call<Answer>('POST', `/identity-api${path}`, {
    token: publicKey,
    body,
    key,
    headers: { cookie: `device=${from.device}`, 'x-forwarded-for': from.address },
  });
const begin = (provider: SocialProvider, from: From) => post('/v2/signin/social/begin', { provider, ip }, from);
const finish = (back: URLSearchParams, from: From, key?: string) =>
  post(
    '/v2/signin/social/finish',
    { state: back.get('state'), code: back.get('code'), error: back.get('error'), iss: back.get('iss') },
    from,
    key,
  );
const open = (provider: SocialProvider, token = '', from: From, user: unknown = null, key?: string) =>
  post(`/v2/signin/${provider}`, { token, ip, ...(provider === 'apple' ? { user } : {}) }, from, key);
const sendCode = (token = '', email: string | null, from: From) => post('/v2/signin/social/code', { token, email, ip }, from);
const prove = (token = '', given: { code?: string; password?: string }, from: From) =>
  post('/v2/signin/social/prove', { token, code: given.code ?? null, password: given.password ?? null, ip }, from);

async function linkTo(email: string): Promise<string> {
  const answer = await fetch(`${world.config.sandboxUrl}/outbox.json?to=${encodeURIComponent(email)}&kind=mail&limit=1`);
  const { messages }: { messages: { text: string }[] } = JSON.parse(await answer.text());
  return /token=([\w-]+)/.exec(messages[0]?.text ?? '')?.[1] ?? '';
}

async function codeTo(email: string): Promise<string> {
  const answer = await fetch(`${world.config.sandboxUrl}/outbox.json?to=${encodeURIComponent(email)}&kind=mail&limit=1`);
  const { messages }: { messages: { code: string }[] } = JSON.parse(await answer.text());
  return messages[0]?.code ?? '';
}

/** Signs in at a provider; resolves with what it returned. */
async function ask(provider: SocialProvider, form: Record<string, string>, from: From): Promise<URLSearchParams> {
  const { body } = await begin(provider, from);
  return visitProvider(body.url ?? '', form, from.session);
}
const other = (email: string) => ({ persona: 'otra', correo: email });

describe('sign-in with a provider of the sandbox', () => {
  it('[AUTH-005] all three are offered', async () => {
    const { body } = await world.call<Answer>('GET', '/identity-api/v2/signin/social', { token: publicKey });
    expect(body.providers).toEqual(['google', 'facebook', 'apple']);
  });

  for (const [provider, row] of [
    ['google', '[API-036]'],
    ['facebook', '[API-037]'],
    ['apple', '[API-039]'],
  ] as const) {
    it(`${row} ${provider} makes an account once and signs in to it the next time`, async () => {
      const from = newFrom();
      const email = newEmail();
      const proof = await finish(await ask(provider, other(email), from), from);
      expect(proof.body).toMatchObject({ next: 'session', provider, email });
      const first = await open(provider, proof.body.token, from);
      expect(first.body).toMatchObject({ role: 'user', user: { email } });
      const again = await finish(await ask(provider, other(email), from), from);
      const second = await open(provider, again.body.token, from);
      expect(second.body.user?.sub).toBe(first.body.user?.sub);
    });
  }

  it('[API-038] Facebook is asked for public_profile,email', async () => {
    const { body } = await begin('facebook', newFrom());
    expect(new URL(body.url ?? '').searchParams.get('scope')).toBe('public_profile,email');
  });

  it('[API-039] Apple posts its answer, and the name of the first consent becomes that of the account', async () => {
    const from = newFrom();
    const person = other(newEmail());
    const back = await ask('apple', person, from);
    const user: unknown = JSON.parse(back.get('user') ?? 'null');
    expect(user).toMatchObject({ name: { firstName: 'Otra', lastName: 'Persona' } });
    const { body } = await finish(back, from);
    expect((await ask('apple', person, from)).get('user')).toBeNull();
    const signed = await open('apple', body.token, from, user);
    expect(signed.body.user).toMatchObject({ nombre: 'Otra' });
  });

  it.each([
    ['google', 'prompt', 'select_account', 'select_account'],
    ['facebook', 'auth_type', null, 'reauthenticate'],
    ['apple', 'prompt', null, 'login'],
  ] as const)('[NAV-060] after a sign-out %s asks again who it is, by %s', async (provider, name, before, after) => {
    const from = newFrom();
    const asked = async () => new URL((await begin(provider, from)).body.url ?? '').searchParams.get(name);
    const person = other(newEmail());
    const signIn = async () => {
      const proof = await finish(await ask(provider, person, from), from);
      return (await open(provider, proof.body.token, from)).body;
    };
    expect(await asked()).toBe(before);
    const { token = '', refresh_token } = await signIn();
    expect(await asked()).toBe(before);
    const body = { refresh_token, ip };
    await world.call('POST', '/identity-api/signout', { token, body, headers: { cookie: `device=${from.device}` } });
    expect(await asked()).toBe(after);
    await signIn();
    expect(await asked()).toBe(before);
  });

  it('a mailbox that a provider proves ends a password that somebody else may have set, with its sessions', async () => {
    const from = newFrom();
    const email = newEmail();
    const password = 'la de un extraño';
    await post('/v2/signup', { email, password, nombre: 'Eva', paterno: 'Luna', materno: '', ip }, from);
    const confirmed = await post('/v2/confirm-email', { token: await linkTo(email), password: null }, from);
    await world.db.query('update identity.account set password_by_mailbox = false where email = $1', [email]);
    const owner = newFrom();
    const proof = await finish(await ask('google', other(email), owner), owner);
    await sendCode(proof.body.token, null, owner);
    await prove(proof.body.token, { code: await codeTo(email) }, owner);
    expect((await open('google', proof.body.token, owner)).status).toBe(200);
    expect((await post('/v2/signin', { email, password, ip }, newFrom())).body.code).toBe('bad-credentials');
    expect((await world.call('GET', '/identity-api/validate/token', { token: confirmed.body.token ?? '' })).status).toBe(401);
  });

  it('a password that the owner of the mailbox set, or proves beside the provider, stays', async () => {
    for (const isProved of [true, false]) {
      const from = newFrom();
      const email = newEmail();
      const password = 'caballo correcto';
      await post('/v2/signup', { email, password, nombre: 'Eva', paterno: 'Luna', materno: '', ip }, from);
      await post('/v2/confirm-email', { token: await linkTo(email), password: null }, from);
      if (!isProved) await world.db.query('update identity.account set password_by_mailbox = false where email = $1', [email]);
      const proof = await finish(await ask('google', other(email), from), from);
      await prove(proof.body.token, { password }, from);
      expect((await open('google', proof.body.token, from)).status).toBe(200);
      expect((await post('/v2/signin', { email, password, ip }, from)).status).toBe(200);
    }
  });

  it('a hidden e-mail is used as it is; a missing or unverified one is asked for and proved by a mailed code', async () => {
    const from = newFrom();
    const hidden = await finish(await ask('apple', { persona: 'oculta' }, from), from);
    expect(hidden.body).toMatchObject({ next: 'session', email: 'x7k2p9@reenvio.ejemplo.mx' });

    const unverified = await finish(await ask('google', { persona: 'sin-verificar' }, from), from);
    expect(unverified.body).toMatchObject({ next: 'email', email: 'vera.ruiz@ejemplo.mx' });

    const { body } = await finish(await ask('facebook', { persona: 'sin-correo' }, from), from);
    expect(body).toMatchObject({ next: 'email', email: null });
    expect((await open('facebook', body.token, from)).body.code).toBe('social-email-missing');
    const email = newEmail();
    expect((await sendCode(body.token, email, from)).status).toBe(200);
    const code = await codeTo(email);
    const wrong = code === '000000' ? '111111' : '000000';
    expect((await prove(body.token, { code: wrong }, from)).body).toMatchObject({ code: 'code-wrong', triesLeft: 4 });
    expect((await prove(body.token, { code }, from)).body).toMatchObject({ next: 'session', email });
    expect((await open('facebook', body.token, from)).body.user).toMatchObject({ email });
  });

  it('an e-mail with an account joins it only after its owner proved it once', async () => {
    const from = newFrom();
    const { body } = await finish(await ask('google', { persona: 'ana' }, from), from);
    expect(body).toMatchObject({ next: 'account', email: demoUser.email });
    expect((await open('google', body.token, from)).body.code).toBe('social-account-unproved');
    expect((await prove(body.token, { password: 'otra cosa' }, from)).body.code).toBe('bad-credentials');
    expect((await prove(body.token, { password: demoUser.password }, from)).body.next).toBe('session');
    const signed = await open('google', body.token, from);
    expect(signed.body.user).toMatchObject({ email: demoUser.email, viaja: demoUser.viaja });

    const next = await finish(await ask('google', { persona: 'ana' }, from), from);
    expect(next.body.next).toBe('session');
    const byMail = await finish(await ask('facebook', { persona: 'ana' }, from), from);
    expect(byMail.body.next).toBe('account');
    await sendCode(byMail.body.token, null, from);
    await prove(byMail.body.token, { code: await codeTo(demoUser.email) }, from);
    expect((await open('facebook', byMail.body.token, from)).body.user?.sub).toBe(signed.body.user?.sub);
  });

  it('a disconnected account has to prove itself again, and takes nothing from another provider', async () => {
    const from = newFrom();
    const email = newEmail();
    const first = await finish(await ask('google', other(email), from), from);
    const token = (await open('google', first.body.token, from)).body.token ?? '';
    const links = async () =>
      (await world.call<{ links: components['schemas']['SocialLink'][] }>('GET', '/identity-api/user/social', { token })).body.links;
    expect(await links()).toMatchObject([{ provider: 'google', email }]);
    const unlink = (provider: string) => world.call('DELETE', `/identity-api/user/social/${provider}`, { token });
    expect(await unlink('apple')).toMatchObject({ status: 200 });
    expect(await links()).toHaveLength(1);
    expect(await unlink('google')).toMatchObject({ status: 200, body: { provider: 'google' } });
    expect(await links()).toEqual([]);
    expect((await finish(await ask('google', other(email), from), from)).body).toMatchObject({ next: 'account', email });
  });

  it('an e-mail without the word of the provider tells of no account, and no password is tried there', async () => {
    const from = newFrom();
    const { body } = await finish(await ask('google', { persona: 'sin-correo' }, from), from);
    expect((await sendCode(body.token, demoUser.email, from)).body).toMatchObject({ email: demoUser.email });
    expect((await prove(body.token, { password: demoUser.password }, from)).body.code).toBe('social-token-refused');
  });
});

describe('refusals', () => {
  it('a state works once, on its own device, for ten minutes', async () => {
    const from = newFrom();
    const back = await ask('google', other(newEmail()), from);
    expect((await finish(back, newFrom())).body.code).toBe('social-state-refused');
    expect((await finish(new URLSearchParams({ state: 'unknown', code: 'x' }), from)).body.code).toBe('social-state-refused');
    const key = crypto.randomUUID();
    const first = await finish(back, from, key);
    expect((await finish(back, from, key)).body.token).toBe(first.body.token);
    expect((await finish(back, from)).body.code).toBe('social-state-refused');
    const late = await ask('google', other(newEmail()), from);
    world.forward(600);
    expect((await finish(late, from)).body.code).toBe('social-state-expired');
  });

  it('a code of another sign-in is refused', async () => {
    const from = newFrom();
    const mine = await ask('facebook', other(newEmail()), from);
    const theirs = await ask('facebook', other(newEmail()), newFrom());
    const mixed = new URLSearchParams({ state: mine.get('state') ?? '', code: theirs.get('code') ?? '' });
    expect((await finish(mixed, from)).body.code).toBe('social-token-refused');
  });

  it('a refused consent and a provider that fails each say so', async () => {
    const from = newFrom();
    for (const provider of ['google', 'facebook', 'apple'] as const) {
      const refused = await finish(await ask(provider, { persona: 'access_denied' }, from), from);
      expect([refused.status, refused.body.code]).toEqual([422, 'social-consent-refused']);
      const failed = await finish(await ask(provider, { persona: 'temporarily_unavailable' }, from), from);
      expect([failed.status, failed.body.code]).toEqual([503, 'social-unavailable']);
    }
  });

  it('a proof works once, at its own provider, on its own device, for twenty minutes', async () => {
    const from = newFrom();
    const { body } = await finish(await ask('google', other(newEmail()), from), from);
    expect((await open('google', body.token, newFrom())).body.code).toBe('social-token-refused');
    expect((await open('facebook', body.token, from)).body.code).toBe('social-token-refused');
    const key = crypto.randomUUID();
    const first = await open('google', body.token, from, null, key);
    expect((await open('google', body.token, from, null, key)).body.user?.sub).toBe(first.body.user?.sub);
    expect((await open('google', body.token, from)).body.code).toBe('social-token-refused');
    const late = await finish(await ask('google', other(newEmail()), from), from);
    world.forward(1200);
    expect((await open('google', late.body.token, from)).body.code).toBe('social-token-refused');
  });

  it('five wrong codes end a code', async () => {
    const from = newFrom();
    const { body } = await finish(await ask('google', { persona: 'sin-correo' }, from), from);
    const email = newEmail();
    await sendCode(body.token, email, from);
    const code = await codeTo(email);
    const wrong = code === '000000' ? '111111' : '000000';
    for (let turn = 0; turn < 5; turn += 1) await prove(body.token, { code: wrong }, from);
    expect((await prove(body.token, { code }, from)).body.code).toBe('code-dead');
  });

  it('a device begins twenty times in ten minutes', async () => {
    const from = newFrom();
    for (let turn = 0; turn < 20; turn += 1) expect((await begin('facebook', from)).status).toBe(200);
    expect((await begin('facebook', from)).status).toBe(429);
    world.forward(600);
    expect((await begin('facebook', from)).status).toBe(200);
  });

  it('no table has a state, a code or a proof', async () => {
    const from = newFrom();
    const back = await ask('google', other(newEmail()), from);
    const { body } = await finish(back, from);
    await open('google', body.token, from);
    const rows = await world.db.query(
      `select row_to_json(t)::text as row from identity.social_flow t union all select row_to_json(t)::text from identity.social_proof t
       union all select row_to_json(t)::text from platform.idempotency t`,
    );
    for (const secret of [back.get('state'), back.get('code'), body.token]) expect(JSON.stringify(rows)).not.toContain(secret);
  });
});

describe('the id token of a provider', () => {
  const secrets = { state: 'state-1', nonce: 'nonce-1', verifier: 'v'.repeat(43) };
  let issuer = '';
  let server: Server;
  let token = '';
  let sign: (claims: JWTPayload, key?: 'other') => Promise<string>;

  beforeAll(async () => {
    const [own, other] = await Promise.all([generateKeyPair('RS256', { extractable: true }), generateKeyPair('RS256')]);
    const jwk = { ...(await exportJWK(own.publicKey)), kid: 'k1', alg: 'RS256', use: 'sig' };
    const port = await freePort();
    issuer = `http://127.0.0.1:${port}`;
    sign = (claims, key) =>
      new SignJWT({ iss: issuer, aud: 'anden', sub: 'p1', nonce: 'nonce-1', email: 'A@Example.com', email_verified: true, ...claims })
        .setProtectedHeader({ alg: 'RS256', kid: 'k1' })
        .setIssuedAt(claims.iat)
        .setExpirationTime(claims.exp ?? '5 minutes')
        .sign(key === 'other' ? other.privateKey : own.privateKey);
    const pages: Record<string, () => object> = {
      '/.well-known/openid-configuration': () => ({
        issuer,
        authorization_endpoint: `${issuer}/auth`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/jwks`,
        id_token_signing_alg_values_supported: ['RS256'],
      }),
      '/jwks': () => ({ keys: [jwk] }),
      '/token': () => ({ access_token: 'a', token_type: 'bearer', expires_in: 60, id_token: token }),
    };
    server = createServer((request, response) => {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(pages[request.url ?? '']?.() ?? {}));
    }).listen(port, '127.0.0.1');
  });
  afterAll(() => server.close());

  const exchange = async (idToken: string) => {
    token = idToken;
    const settings = { issuer, clientId: 'anden', clientSecret: async () => 's', redirectUri: 'http://127.0.0.1/compra/oauth-redirect' };
    const person = await createSocialGateways({ google: settings }).get('google')?.finish({ code: 'c', iss: null }, secrets);
    return person;
  };

  it('is accepted with its own nonce, audience, issuer, key and time only', async () => {
    expect(await exchange(await sign({}))).toMatchObject({ subject: 'p1', email: 'a@example.com', emailVerified: true });
    const now = Math.floor(Date.now() / 1000);
    const forged: [JWTPayload, 'other'?][] = [
      [{ nonce: 'nonce-2' }],
      [{ nonce: undefined }],
      [{ aud: 'another-shop' }],
      [{ iss: 'https://evil.example' }],
      [{ iat: now - 900, exp: now - 600 }],
      [{}, 'other'],
    ];
    for (const [claims, key] of forged)
      await expect(exchange(await sign(claims, key)), JSON.stringify(claims)).rejects.toMatchObject({ code: 'social-token-refused' });
  });

  it('an unreachable provider is unavailable', async () => {
    const settings = { issuer: 'http://127.0.0.1:9', clientId: 'anden', clientSecret: async () => 's', redirectUri: 'http://127.0.0.1/x' };
    await expect(createSocialGateways({ google: settings }).get('google')?.begin(secrets, { asksAgain: false })).rejects.toMatchObject({
      code: 'social-unavailable',
    });
  });
});

describe('configuration', () => {
  it('without the sandbox only providers with variables are offered', () => {
    const real = { publicUrl: 'https://tienda.example', sandbox: false, sandboxUrl: '' };
    expect(Object.keys(socialSettings(real, {}))).toEqual([]);
    const env = { GOOGLE_CLIENT_ID: 'g', GOOGLE_CLIENT_SECRET: 's', APPLE_CLIENT_ID: 'a' };
    expect(socialSettings(real, env)).toMatchObject({
      google: { issuer: 'https://accounts.google.com', redirectUri: 'https://tienda.example/compra/oauth-redirect' },
    });
    expect(Object.keys(socialSettings(real, env))).toEqual(['google']);
  });
});
