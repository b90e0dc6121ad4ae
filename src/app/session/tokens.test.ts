import { describe, expect, test, vi } from 'vitest';
import { renewOnce } from '../queries/renewTokens.ts';
import type { Store } from '../storage/browserStorage.ts';
import { createFreshToken, createTokens, isCashToken, isNearExpiry, type Session } from './tokens.ts';

const NOW = Date.parse('2026-11-21T05:20:00Z');
const user = { sub: 'u1', email: 'ana@example.com', fullName: 'Ana Peña', firstName: 'Ana', role: 'guest' } as const;
const session = (minutes: number, access = 'access-1', refresh: string | null = 'refresh-1'): Session => ({
  access,
  refresh,
  expiresAt: new Date(NOW + minutes * 60_000).toISOString(),
  user,
});

function memoryStore(): Store & { data: Map<string, string> } {
  const data = new Map<string, string>();
  return {
    data,
    getItem: (key) => data.get(key) ?? null,
    setItem: (key, value) => void data.set(key, value),
    removeItem: (key) => void data.delete(key),
  };
}

/** Locks that run one request after the other. */
function oneByOne() {
  let last: Promise<unknown> = Promise.resolve();
  return {
    request<T>(_: string, run: () => Promise<T>): Promise<T> {
      const next = last.then(run);
      last = next;
      return next;
    },
  };
}

const jwt = (claims: object) => `h.${btoa(JSON.stringify(claims))}.s`;

test('tokens are stored under one key, and unreadable ones are ignored', () => {
  const store = memoryStore();
  const tokens = createTokens(store);
  expect(tokens.read()).toBeNull();
  tokens.write(session(15));
  expect([...store.data.keys()]).toEqual(['anden.session']);
  expect(tokens.read()).toEqual(session(15));
  store.data.set('anden.session', '{"access":1}');
  expect(tokens.read()).toBeNull();
  tokens.clear();
  expect(store.data.size).toBe(0);
});

test('what was kept for a user ends with the session, and with the session of another user', () => {
  let forgotten = 0;
  const tokens = createTokens(memoryStore(), () => (forgotten += 1));
  tokens.write(session(15));
  tokens.write(session(15, 'access-2'));
  expect(forgotten).toBe(0);
  tokens.write({ ...session(15), user: { ...user, sub: 'u2' } });
  expect(forgotten).toBe(1);
  tokens.clear();
  expect(forgotten).toBe(2);
});

describe('with the refresh token in a cookie', () => {
  const inCookie = (minutes: number, access = 'access-1') => session(minutes, access, null);

  test('[NAV-072] the payload is stored and no token; a reload knows the user and needs a renewal', () => {
    const store = memoryStore();
    const tokens = createTokens(store);
    tokens.write(inCookie(15));
    expect(tokens.read()).toEqual(inCookie(15));
    expect([...store.data.values()].join()).not.toContain('access-1');
    const reloaded = createTokens(store).read();
    expect(reloaded).toMatchObject({ access: '', refresh: null, user });
    expect(reloaded && isNearExpiry(reloaded, NOW)).toBe(true);
  });

  test('each tab has its own access token, of the user of all tabs', () => {
    const store = memoryStore();
    const [one, other] = [createTokens(store), createTokens(store)];
    one.write(inCookie(5));
    other.write(inCookie(15, 'access-2'));
    expect(one.read()).toEqual(inCookie(5));
    other.write({ ...inCookie(15, 'access-3'), user: { ...user, sub: 'u2' } });
    expect(one.read()).toMatchObject({ access: '', user: { sub: 'u2' } });
    one.clear();
    expect(other.read()).toBeNull();
  });

  test('a stored refresh token of before is never sent again after another tab exchanged it', () => {
    const store = memoryStore();
    const [one, other] = [createTokens(store), createTokens(store)];
    one.write(session(5));
    other.write(inCookie(15, 'access-2'));
    expect(one.read()?.refresh).toBeNull();
  });

  test('two tabs renew one after the other, and each once', async () => {
    const store = memoryStore();
    const tabs = [createTokens(store), createTokens(store)];
    tabs[0]?.write(inCookie(0.5));
    let running = 0;
    const locks = oneByOne();
    const renew = vi.fn(async () => {
      running += 1;
      await Promise.resolve();
      expect(running).toBe(1);
      running -= 1;
      return inCookie(15, `access-${renew.mock.calls.length + 1}`);
    });
    await Promise.all([...tabs, ...tabs].map((tokens) => renewOnce({ tokens, locks, renew })));
    expect(renew).toHaveBeenCalledTimes(2);
    expect(tabs.map((tokens) => tokens.read()?.access)).toEqual(['access-2', 'access-3']);
  });
});

test('a token is near its expiry when less than 60 s of server time are left', () => {
  expect(isNearExpiry(session(1), NOW)).toBe(false);
  expect(isNearExpiry(session(1), NOW + 1)).toBe(true);
  expect(isNearExpiry(session(-5), NOW)).toBe(true);
});

describe('a fresh token', () => {
  function world(kept: Session | null) {
    const store = memoryStore();
    const tokens = createTokens(store);
    if (kept) tokens.write(kept);
    // The service answers later, as every service does.
    const renew = vi.fn(async () => {
      await Promise.resolve();
      tokens.write(session(15, 'access-2', 'refresh-2'));
    });
    return { tokens, renew, freshToken: createFreshToken({ tokens, clock: { epoch: () => NOW }, renew }) };
  }

  test('is null for a visitor', async () => {
    const { freshToken, renew } = world(null);
    await expect(freshToken()).resolves.toBeNull();
    expect(renew).not.toHaveBeenCalled();
  });

  test('is the current one while it is valid', async () => {
    const { freshToken, renew } = world(session(10));
    await expect(freshToken()).resolves.toBe('access-1');
    expect(renew).not.toHaveBeenCalled();
  });

  test('[API-062] is renewed near its expiry, once for all waiting requests', async () => {
    const { freshToken, renew } = world(session(0.5));
    await expect(Promise.all([freshToken(), freshToken(), freshToken()])).resolves.toEqual(['access-2', 'access-2', 'access-2']);
    expect(renew).toHaveBeenCalledTimes(1);
  });

  test('[API-063] of a cash payment is never renewed', async () => {
    const cash = jwt({ sub: 'c1', role: 'cash' });
    expect(isCashToken(cash)).toBe(true);
    expect(isCashToken(jwt({ role: 'user' }))).toBe(false);
    expect(isCashToken('opaque')).toBe(false);
    const { freshToken, renew } = world(session(-1, cash));
    await expect(freshToken()).resolves.toBe(cash);
    expect(renew).not.toHaveBeenCalled();
  });

  test('is the old one after a failed renewal', async () => {
    const { freshToken, renew, tokens } = world(session(0.5));
    renew.mockRejectedValueOnce(new Error('lost'));
    await expect(freshToken()).resolves.toBe('access-1');
    tokens.clear();
    await expect(freshToken()).resolves.toBeNull();
  });
});

describe('a renewal', () => {
  test('[API-049] serves several tabs', async () => {
    const store = memoryStore();
    const tokens = createTokens(store);
    tokens.write(session(0.5));
    const locks = oneByOne();
    const renew = vi.fn(async () => session(15, 'access-2', 'refresh-2'));
    await Promise.all([renewOnce({ tokens, locks, renew }), renewOnce({ tokens, locks, renew })]);
    expect(renew).toHaveBeenCalledTimes(1);
    expect(tokens.read()?.refresh).toBe('refresh-2');
  });

  test('fails without tokens', async () => {
    const store = memoryStore();
    const renew = vi.fn(async () => session(15));
    const locks = { request: <T>(_: string, run: () => Promise<T>) => run() };
    await expect(renewOnce({ tokens: createTokens(store), locks, renew })).rejects.toMatchObject({ code: 'session-expired' });
    expect(renew).not.toHaveBeenCalled();
  });
});
