import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { components } from '../../../openapi/types/identity.ts';
import { startWorld, type World } from '../../../tests/faults/support/world.ts';
import { createAuthenticator } from '../../../tests/support/authenticator.ts';
import { publicKey } from '../../shared/auth.ts';
import { createUser } from '../store/accounts.ts';
import { challengeLifeMs, challengesPerDevice, passkeyLimit } from '../domain/passkeys.ts';
import { hashPassword } from '../domain/secret.ts';

type Schemas = components['schemas'];
type Answer = Partial<
  Schemas['Session'] & Schemas['PasskeyRequestOptions'] & { passkey: Schemas['Passkey']; passkeys: Schemas['Passkey'][] }
> & {
  code?: string;
};
type Creation = Schemas['PasskeyCreationOptions'];

let world: World;
let passwordHash: string;
const password = 'caballo correcto';

beforeAll(async () => {
  world = await startWorld({ payment: false, trustProxy: true });
  passwordHash = await hashPassword(password);
});
afterAll(() => world.close());

let browsers = 0;
/** A browser with its own cookie and address. */
function newBrowser() {
  browsers += 1;
  const headers = {
    cookie: `device=${randomBytes(24).toString('base64url')}`,
    'x-forwarded-for': `198.20.${Math.floor(browsers / 250)}.${(browsers % 250) + 1}`,
  };
  return <Body = Answer>(method: string, path: string, body?: unknown, token = publicKey, key: string = randomUUID()) =>
    world.call<Body>(method, `/identity-api${path}`, { token, key, headers, ...(body === undefined ? {} : { body }) });
}
type Browser = ReturnType<typeof newBrowser>;

async function newUser(call: Browser = newBrowser()) {
  const email = `${randomUUID()}@example.com`;
  const user = { email, phone: undefined, passwordHash, nombre: 'Eva', paterno: 'Luna', materno: '' };
  await createUser(world.db, user, world.clock.date());
  const { body } = await call<Schemas['Session']>('POST', '/v2/signin', { email, password, ip: null });
  return { call, email, token: body.token, sub: body.user.sub };
}
type User = Awaited<ReturnType<typeof newUser>>;

const authenticator = () => createAuthenticator(world.config.publicUrl);
type Authenticator = ReturnType<typeof authenticator>;

const beginCreation = async ({ call, token }: User): Promise<Creation> =>
  (await call<Creation>('POST', '/user/passkeys/options', undefined, token)).body;
const store = ({ call, token }: User, attestation: Schemas['PasskeyAttestation'], key?: string) =>
  call('POST', '/user/passkeys', { name: ' Celular de Eva ', kind: 'phone', attestation }, token, key);
async function withPasskey(user: User, device: Authenticator = authenticator()) {
  const { body } = await store(user, device.create(await beginCreation(user)));
  return { device, id: body.passkey?.id ?? '' };
}
async function challenge(call: Browser): Promise<string> {
  return (await call('POST', '/v2/signin/passkey/options')).body.challenge ?? '';
}
const signIn = (call: Browser, assertion: Schemas['PasskeyAssertion'], key?: string) =>
  call('POST', '/v2/signin/passkey', assertion, publicKey, key);
const refusal = (code: string) => ({ status: 422, body: { code } });

describe('adding a passkey', () => {
  it('stores it for the account, and tells the owner by mail', async () => {
    const user = await newUser();
    const { body, status } = await store(user, authenticator().create(await beginCreation(user)));
    expect([status, body.passkey]).toMatchObject([200, { name: 'Celular de Eva', kind: 'phone', lastUsedAt: null, isHere: true }]);
    expect((await user.call('GET', '/user/passkeys', undefined, user.token)).body.passkeys).toEqual([body.passkey]);
    const outbox = await fetch(`${world.config.sandboxUrl}/outbox.json?to=${encodeURIComponent(user.email)}&kind=mail&limit=1`);
    expect(await outbox.text()).toContain('Guardaste una llave de acceso');
  });

  it('asks for a verified user, a key that names its account, and no key that the account has', async () => {
    const user = await newUser();
    const { device } = await withPasskey(user);
    const options = await beginCreation(user);
    expect(options).toMatchObject({
      rp: { id: '127.0.0.1' },
      user: { name: user.email, displayName: 'Eva Luna' },
      excludeCredentials: [{ type: 'public-key', id: device.answer(options).id }],
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
  });

  it('refuses another origin, another relying party, and a user who was not verified', async () => {
    const user = await newUser();
    for (const lie of [{ origin: 'https://anden.example.evil' }, { rpId: 'evil.example' }, { isVerified: false }])
      expect(await store(user, authenticator().create(await beginCreation(user), lie)), JSON.stringify(lie)).toMatchObject(
        refusal('passkey-refused'),
      );
    const withoutChallenge = Buffer.from(JSON.stringify({ type: 'webauthn.create' })).toString('base64url');
    for (const clientDataJSON of ['AAAA', withoutChallenge])
      expect(await store(user, { ...authenticator().create(await beginCreation(user)), clientDataJSON })).toMatchObject(
        refusal('passkey-refused'),
      );
    expect((await user.call('GET', '/user/passkeys', undefined, user.token)).body.passkeys).toEqual([]);
  });

  it('a challenge works once, for 5 minutes, on its device and for its account; a lost answer is repeated', async () => {
    const user = await newUser();
    const made = authenticator().create(await beginCreation(user));
    const key = randomUUID();
    const first = await store(user, made, key);
    expect(await store(user, made, key)).toMatchObject({ status: 200, body: first.body });
    expect(await store(user, made)).toMatchObject(refusal('passkey-challenge-refused'));

    const other = await newUser();
    expect(await store(other, authenticator().create(await beginCreation(user)))).toMatchObject(refusal('passkey-challenge-refused'));
    const elsewhere = { ...user, call: newBrowser() };
    expect(await store(elsewhere, authenticator().create(await beginCreation(user)))).toMatchObject(refusal('passkey-challenge-refused'));
    const ofSignIn = { ...(await beginCreation(user)), challenge: await challenge(user.call) };
    expect(await store(user, authenticator().create(ofSignIn))).toMatchObject(refusal('passkey-challenge-refused'));

    const late = authenticator().create(await beginCreation(user));
    world.forward(challengeLifeMs / 1000);
    expect(await store(user, late)).toMatchObject(refusal('passkey-challenge-expired'));
  });

  it('a key belongs to one account, and an account has a limit', async () => {
    const [user, other] = [await newUser(), await newUser()];
    const { device } = await withPasskey(user);
    expect(await store(other, device.create(await beginCreation(other)))).toMatchObject(refusal('passkey-refused'));
    const last = await beginCreation(user);
    for (let count = 1; count < passkeyLimit; count += 1) await withPasskey(user);
    expect(await user.call('POST', '/user/passkeys/options', undefined, user.token)).toMatchObject(refusal('passkey-limit'));
    expect(await store(user, authenticator().create(last))).toMatchObject(refusal('passkey-limit'));
  });

  it('is nothing for guests', async () => {
    const { token } = await world.guest();
    for (const [method, path] of [
      ['GET', '/user/passkeys'],
      ['POST', '/user/passkeys/options'],
    ] as const)
      expect(await newBrowser()(method, path, undefined, token)).toMatchObject({ status: 403, body: { code: 'guest-not-allowed' } });
  });
});

describe('sign-in with a passkey', () => {
  it('opens the session of its account, on any device', async () => {
    const user = await newUser();
    const { device } = await withPasskey(user);
    const call = newBrowser();
    const { status, body } = await signIn(call, device.answer({ challenge: await challenge(call) }));
    expect([status, body.user?.sub]).toEqual([200, user.sub]);
    const { passkeys } = (await call('GET', '/user/passkeys', undefined, body.token)).body;
    expect(passkeys).toMatchObject([{ isHere: true }]);
    expect(passkeys?.[0]?.lastUsedAt).not.toBeNull();
  });

  it('the options are the same for everybody, and name no account', async () => {
    const { body } = await newBrowser()('POST', '/v2/signin/passkey/options');
    expect(body).toEqual({ challenge: body.challenge, rpId: '127.0.0.1', timeout: challengeLifeMs, userVerification: 'required' });
  });

  it('a challenge works once, for 5 minutes, on its device; a lost answer is repeated', async () => {
    const { device } = await withPasskey(await newUser());
    const call = newBrowser();
    const answer = device.answer({ challenge: await challenge(call) });
    const key = randomUUID();
    const first = await signIn(call, answer, key);
    expect((await signIn(call, answer, key)).body.refresh_token).toBe(first.body.refresh_token);
    expect(await signIn(call, answer)).toMatchObject(refusal('passkey-challenge-refused'));

    const stolen = device.answer({ challenge: await challenge(call) }, { counter: 2 });
    expect(await signIn(newBrowser(), stolen)).toMatchObject(refusal('passkey-challenge-refused'));
    const own = device.answer({ challenge: randomBytes(32).toString('base64url') }, { counter: 2 });
    expect(await signIn(call, own)).toMatchObject(refusal('passkey-challenge-refused'));

    const late = device.answer({ challenge: await challenge(call) }, { counter: 2 });
    world.forward(challengeLifeMs / 1000);
    expect(await signIn(call, late)).toMatchObject(refusal('passkey-challenge-expired'));
  });

  it('a refused answer uses its challenge up', async () => {
    const { device } = await withPasskey(await newUser());
    const call = newBrowser();
    const options = { challenge: await challenge(call) };
    expect(await signIn(call, device.answer(options, { isVerified: false }))).toMatchObject(refusal('passkey-refused'));
    expect(await signIn(call, device.answer(options))).toMatchObject(refusal('passkey-challenge-refused'));
  });

  it('refuses another origin, another relying party, a foreign signature and the handle of another account', async () => {
    const [user, other] = [await newUser(), await newUser()];
    const [{ device }, { device: foreign }] = [await withPasskey(user), await withPasskey(other)];
    const call = newBrowser();
    const fresh = async () => ({ challenge: await challenge(call) });
    expect(await signIn(call, device.answer(await fresh(), { origin: 'https://evil.example' }))).toMatchObject(refusal('passkey-refused'));
    expect(await signIn(call, device.answer(await fresh(), { rpId: 'evil.example' }))).toMatchObject(refusal('passkey-refused'));
    const options = await fresh();
    const forged = { ...foreign.answer(options), id: device.answer(options).id };
    expect(await signIn(call, forged)).toMatchObject(refusal('passkey-refused'));
    const again = await fresh();
    const swapped = { ...device.answer(again), userHandle: foreign.answer(again).userHandle };
    expect(await signIn(call, swapped)).toMatchObject(refusal('passkey-refused'));
    expect(await signIn(call, device.answer(await fresh()))).toMatchObject({ status: 200 });
  });

  it('a counter that does not grow is that of a copied key', async () => {
    const { device } = await withPasskey(await newUser());
    const call = newBrowser();
    const withCounter = async (counter: number) => signIn(call, device.answer({ challenge: await challenge(call) }, { counter }));
    expect((await withCounter(7)).status).toBe(200);
    expect(await withCounter(7)).toMatchObject(refusal('passkey-refused'));
    expect(await withCounter(3)).toMatchObject(refusal('passkey-refused'));
    expect((await withCounter(8)).status).toBe(200);
  });

  it('one device asks for 20 challenges in 5 minutes', async () => {
    const call = newBrowser();
    for (let count = 0; count < challengesPerDevice; count += 1) await challenge(call);
    const answer = await call('POST', '/v2/signin/passkey/options');
    expect([answer.status, answer.body.code]).toEqual([429, 'too-many-requests']);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(290);
  });
});

describe('the list of passkeys', () => {
  it('a key of another account can be neither renamed nor deleted', async () => {
    const [user, other] = [await newUser(), await newUser()];
    const { id } = await withPasskey(user);
    for (const [method, body] of [['PATCH', { name: 'Mía' }], ['DELETE']] as const)
      expect(await other.call(method, `/user/passkeys/${id}`, body, other.token)).toMatchObject({
        status: 404,
        body: { code: 'passkey-not-found' },
      });
    const renamed = await user.call('PATCH', `/user/passkeys/${id}`, { name: ' Trabajo ' }, user.token);
    expect(renamed.body.passkey?.name).toBe('Trabajo');
  });

  it('a deleted key opens nothing any more', async () => {
    const user = await newUser();
    const { id, device } = await withPasskey(user);
    expect((await user.call('DELETE', `/user/passkeys/${id}`, undefined, user.token)).status).toBe(200);
    const call = newBrowser();
    expect(await signIn(call, device.answer({ challenge: await challenge(call) }))).toMatchObject(refusal('passkey-unknown'));
    expect((await user.call('DELETE', `/user/passkeys/${id}`, undefined, user.token)).status).toBe(404);
  });

  it('goes with its account', async () => {
    const user = await newUser();
    const { device } = await withPasskey(user);
    const removed = await world.call('DELETE', '/identity-api/v2/accounts', {
      token: user.token,
      body: { email: user.email, loseTickets: true, ip: null },
      headers: { 'application-key': 'anden-web' },
    });
    expect(removed.status).toBe(200);
    const call = newBrowser();
    expect(await signIn(call, device.answer({ challenge: await challenge(call) }))).toMatchObject(refusal('passkey-unknown'));
  });
});

describe('a new password', () => {
  const change = ({ call, token }: User, current: string, next: string) =>
    call('PUT', '/user/password', { current, password: next }, token);
  const open = (call: Browser, email: string, given: string) => call('POST', '/v2/signin', { email, password: given, ip: null });

  it('needs the current one, and ends every other session', async () => {
    const user = await newUser();
    const elsewhere = newBrowser();
    const { body } = await open(elsewhere, user.email, password);
    expect(await change(user, 'otra cosa', 'camión azul 8.30')).toMatchObject(refusal('current-password-wrong'));
    expect(await change(user, password, 'password')).toMatchObject(refusal('password-common'));
    expect(await change(user, password, 'camión azul 8.30')).toMatchObject({ status: 200, body: { msg: 'done' } });
    expect((await elsewhere('GET', '/user', undefined, body.token)).status).toBe(401);
    expect((await user.call('GET', '/user', undefined, user.token)).status).toBe(200);
    expect(await open(newBrowser(), user.email, password)).toMatchObject(refusal('bad-credentials'));
    expect((await open(newBrowser(), user.email, 'camión azul 8.30')).status).toBe(200);
  });
});
