import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { components } from '../../../openapi/types/identity.ts';
import { startWorld, type World } from '../../../tests/faults/support/world.ts';
import { publicKey } from '../../shared/auth.ts';
import { createUser } from '../store/accounts.ts';
import { refreshLifeMs } from '../domain/refresh.ts';
import { hashPassword } from '../domain/secret.ts';

type Schemas = components['schemas'];

const password = 'caballo correcto';
const android = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/142.0.0.0 Mobile Safari/537.36';
const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0 secreto';

let world: World;
let email: string;

beforeAll(async () => {
  world = await startWorld({ payment: false });
});
afterAll(() => world.close());

async function signIn(userAgent: string): Promise<Schemas['Session']> {
  const headers = { 'user-agent': userAgent, cookie: `device=${randomBytes(24).toString('base64url')}` };
  const body = { email, password, ip: null };
  return (await world.call<Schemas['Session']>('POST', '/identity-api/v2/signin', { token: publicKey, headers, body })).body;
}
const list = async (token: string) =>
  (await world.call<{ sessions: Schemas['OpenSession'][] }>('GET', '/identity-api/user/sessions', { token })).body.sessions;
const refresh = (session: Schemas['Session']) =>
  world.call<Schemas['Session']>('POST', '/identity-api/auth/user/refresh-token', { token: session.refresh_token ?? '' });
const endOthers = (token: string, key: string = randomUUID()) => world.call('DELETE', '/identity-api/user/sessions', { token, key });

async function newAccount(): Promise<void> {
  email = `${randomUUID()}@example.com`;
  const user = { email, phone: undefined, passwordHash: await hashPassword(password), nombre: 'Eva', paterno: 'Luna', materno: '' };
  await createUser(world.db, user, world.clock.date());
}

describe('open sessions', () => {
  it('name browser and system, this one first, and store no header', async () => {
    await newAccount();
    const phone = await signIn(android);
    world.forward(60);
    await signIn(firefox);
    expect(await list(phone.token)).toMatchObject([
      { browser: 'Chrome', system: 'Android', kind: 'phone', isThis: true },
      { browser: 'Firefox', system: 'Windows', kind: 'computer', isThis: false },
    ]);
    const rows = await world.db.query('select * from identity.refresh_family');
    expect(JSON.stringify(rows)).not.toContain('secreto');
  });

  it('are used last when their tokens were renewed, and end after thirty days without it', async () => {
    await newAccount();
    const idle = await signIn(android);
    let used = await signIn(firefox);
    const half = refreshLifeMs / 2000;
    world.forward(half);
    used = (await refresh(used)).body;
    const [first, second] = await list(used.token);
    expect(Date.parse(first?.lastUsedAt ?? '') - Date.parse(second?.lastUsedAt ?? '')).toBe(half * 1000);
    world.forward(half);
    used = (await refresh(used)).body;
    expect(await list(used.token)).toMatchObject([{ browser: 'Firefox', isThis: true }]);
    expect((await refresh(idle)).status).toBe(401);
  });

  it('end but for this one, at once with their access tokens; those of other accounts stay', async () => {
    await newAccount();
    const stranger = await signIn(android);
    await newAccount();
    const [here, there] = [await signIn(android), await signIn(firefox)];
    const key = randomUUID();
    expect(await endOthers(here.token, key)).toMatchObject({ status: 200, body: { msg: 'done' } });
    expect(await endOthers(here.token, key)).toMatchObject({ status: 200 });
    expect(await list(here.token)).toHaveLength(1);
    expect((await refresh(there)).status).toBe(401);
    expect((await world.call('GET', '/identity-api/user', { token: there.token })).status).toBe(401);
    expect((await refresh(here)).status).toBe(200);
    expect(await list(stranger.token)).toHaveLength(1);
  });

  it('are nothing for guests', async () => {
    const { token } = await world.guest();
    expect((await world.call('GET', '/identity-api/user/sessions', { token })).status).toBe(403);
    expect((await endOthers(token)).status).toBe(403);
  });
});
