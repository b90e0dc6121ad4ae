import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { bearerKind, createHttp, MOST_TURNS, PUBLIC_KEY, RETRY_PAUSE_MS } from './http.ts';
import { LONG_AGO } from '../../../machines/domain/instant.ts';
import { config } from '../ground/config.ts';
import { createServerClock } from '../ground/serverClock.ts';
import type { Session, Tokens } from '../session/tokens.ts';

const user = { sub: 'u1', email: 'ana@example.com', fullName: 'Ana', firstName: 'Ana', role: 'guest' } as const;

function memoryTokens(session: Session | null): Tokens {
  let stored = session;
  return { read: () => stored, write: (next) => (stored = next), clear: () => (stored = null) };
}

const json = (body: unknown, status = 200) => Response.json(body, { status, headers: { 'server-time': '2026-11-21T05:20:00.000Z' } });
const problem = (status: number, code: string, extra = {}) => json({ code, status, detail: 'x', retryable: false, ...extra }, status);

type Options = { session?: Session | null; freshToken?: () => Promise<string | null> };

function world({ session = null, freshToken }: Options = {}) {
  const fetches: Request[] = [];
  const answers: (Response | Error | ((request: Request) => Promise<Response>))[] = [];
  vi.stubGlobal('fetch', (request: Request) => {
    fetches.push(request);
    const next = answers.shift() ?? json({ origins: [] });
    if (next instanceof Error) return Promise.reject(next);
    return typeof next === 'function' ? next(request) : Promise.resolve(next);
  });
  const tokens = memoryTokens(session);
  const clock = createServerClock();
  const http = createHttp({
    urls: { trip: 'http://shop/trip-api', identity: 'http://shop/identity-api', payment: 'http://shop/payment-api' },
    clock,
    tokens,
    freshToken: freshToken ?? (async () => tokens.read()?.access ?? null),
  });
  const origins = (options = {}) => http.ask(({ signal }) => http.trip.GET('/trip/origins', { signal }), options);
  return { http, fetches, answers, tokens, clock, origins };
}

/** A server that never answers, and ends when the client aborts. */
const silence = (request: Request) =>
  new Promise<Response>((_, reject) => request.signal.addEventListener('abort', () => reject(request.signal.reason)));

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('retries', () => {
  test('[API-065] nothing is retried when no count is set', async () => {
    const { origins, answers, fetches } = world();
    answers.push(new TypeError('failed to fetch'));
    await expect(origins()).rejects.toEqual({ code: 'network', retryable: true });
    expect(fetches).toHaveLength(1);
  });

  test('[API-065] [CONST-039] lost and bad answers are retried once a second up to the count', async () => {
    const { origins, answers, fetches } = world();
    answers.push(
      new TypeError('failed to fetch'),
      new Response('<html>', { status: 502 }),
      problem(500, 'internal-error', { retryable: true }),
      json({ origins: [1] }),
    );
    const asked = origins({ retries: 3 });
    expect(RETRY_PAUSE_MS).toBe(1_000);
    await vi.advanceTimersByTimeAsync(RETRY_PAUSE_MS - 1);
    expect(fetches).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(fetches).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(2 * RETRY_PAUSE_MS);
    await expect(asked).resolves.toEqual({ origins: [1] });
    expect(fetches).toHaveLength(4);
  });

  test('ten retries make eleven tries with one and the same key', async () => {
    const { http, answers, fetches } = world();
    answers.push(...Array.from({ length: 20 }, () => new TypeError('lost')));
    const body = { cartId: 'c1' };
    const asked = http.ask(
      ({ key, signal }) => http.trip.POST('/seat/unblock', { signal, params: { header: { holder: 'h', 'idempotency-key': key } }, body }),
      {
        key: 'k1',
        retries: 10,
      },
    );
    const rejected = expect(asked).rejects.toMatchObject({ code: 'network' });
    await vi.advanceTimersByTimeAsync(20 * RETRY_PAUSE_MS);
    await rejected;
    expect(fetches).toHaveLength(11);
    expect(new Set(fetches.map((request) => request.headers.get('idempotency-key')))).toEqual(new Set(['k1']));
  });

  test('a refusal is never tried again', async () => {
    const { origins, answers, fetches } = world();
    answers.push(problem(409, 'seat-taken'));
    await expect(origins({ retries: 10 })).rejects.toMatchObject({ code: 'seat-taken' });
    expect(fetches).toHaveLength(1);
  });

  test('a first try that still runs at the server is retried', async () => {
    const { origins, answers, fetches } = world();
    answers.push(problem(409, 'idempotency-in-progress', { retryable: true }), json({ origins: [] }));
    const asked = origins({ retries: 1 });
    await vi.advanceTimersByTimeAsync(RETRY_PAUSE_MS);
    await expect(asked).resolves.toEqual({ origins: [] });
    expect(fetches).toHaveLength(2);
  });

  test('an answer that is not JSON counts as lost', async () => {
    const { origins, answers } = world();
    answers.push(new Response('<html>', { status: 200 }));
    await expect(origins()).rejects.toEqual({ code: 'unavailable', retryable: true });
  });
});

describe('a busy service', () => {
  const crowd = 'Hay mucha gente comprando; te atendemos en un momento.';
  const busy = () =>
    Response.json({ code: 'unavailable', status: 503, detail: crowd, retryable: true }, { status: 503, headers: { 'retry-after': '2' } });

  test('[check 31] a refused read waits its turn, for as long as the service says', async () => {
    const { origins, answers, fetches } = world();
    answers.push(busy(), json({ origins: [1] }));
    const asked = origins();
    await vi.advanceTimersByTimeAsync(1_999);
    expect(fetches).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    await expect(asked).resolves.toEqual({ origins: [1] });
  });

  test('[check 31] after some turns the traveller reads why', async () => {
    const { origins, answers, fetches } = world();
    answers.push(...Array.from({ length: 9 }, busy));
    const rejected = expect(origins()).rejects.toEqual({ code: 'unavailable', retryable: true, message: crowd });
    await vi.advanceTimersByTimeAsync(9_000);
    await rejected;
    expect(fetches).toHaveLength(1 + MOST_TURNS);
  });

  test('[check 31] what changes something is not sent again by itself', async () => {
    const { http, answers, fetches } = world();
    answers.push(busy());
    const asked = http.ask(({ signal }) => http.trip.POST('/trip/holders', { signal }));
    await expect(asked).rejects.toMatchObject({ code: 'unavailable', message: crowd });
    expect(fetches).toHaveLength(1);
  });
});

describe('patience', () => {
  test('a try that takes too long is a timeout', async () => {
    const { origins, answers } = world();
    answers.push(silence);
    const rejected = expect(origins({ timeout: 60_000 })).rejects.toEqual({ code: 'timeout', retryable: true });
    await vi.advanceTimersByTimeAsync(60_000);
    await rejected;
  });

  test('an abort ends the request, also between two tries', async () => {
    const { origins, answers, fetches } = world();
    const stop = new AbortController();
    answers.push(new TypeError('lost'));
    const rejected = expect(origins({ retries: 5, signal: stop.signal })).rejects.toThrow('aborted');
    await vi.advanceTimersByTimeAsync(10);
    stop.abort();
    await rejected;
    await vi.advanceTimersByTimeAsync(10 * RETRY_PAUSE_MS);
    expect(fetches).toHaveLength(1);
  });

  test('[API-061] a request cancels its earlier one when it has a name', async () => {
    const { origins, answers, fetches } = world();
    answers.push(silence, json({ origins: [2] }));
    const earlier = expect(origins({ replaces: 'search' })).rejects.toThrow('aborted');
    await vi.advanceTimersByTimeAsync(1);
    await expect(origins({ replaces: 'search' })).resolves.toEqual({ origins: [2] });
    await earlier;
    expect(fetches[0]?.signal.aborted).toBe(true);
  });
});

describe('bearers', () => {
  const session: Session = { access: 'access-1', refresh: 'refresh-1', expiresAt: '2026-11-21T05:35:00Z', user };

  test('[API-058] sign-up, sign-in and verification take the fixed public key', async () => {
    for (const path of [
      '/v2/signup-guest',
      '/v2/send-verification',
      '/v2/resend-verification',
      '/v2/verify-phone',
      '/v2/signin-phone',
      '/v2/signin',
      '/v2/signin/google',
      '/forgot',
    ]) {
      expect(bearerKind(path)).toBe('public');
    }
    const { http, fetches } = world({ session });
    await http.ask(({ key, signal }) =>
      http.identity.POST('/v2/signin-phone', {
        signal,
        params: { header: { 'idempotency-key': key } },
        body: { phone: '8112345678', ip: null },
      }),
    );
    expect(fetches[0]?.headers.get('authorization')).toBe(`Bearer ${PUBLIC_KEY}`);
  });

  test('[API-059] the refresh takes neither the public key nor the access token', async () => {
    const { http, fetches } = world({ session });
    await http.ask(({ signal }) => http.identity.POST('/auth/user/refresh-token', { signal }));
    expect(fetches[0]?.headers.get('authorization')).toBe('Bearer refresh-1');
  });

  test('[API-057] [API-060] everything else takes the access token, and a visitor has none', async () => {
    const known = world({ session });
    await known.origins();
    expect(known.fetches[0]?.headers.get('authorization')).toBe('Bearer access-1');
    const unknown = world();
    await unknown.origins();
    expect(unknown.fetches[0]?.headers.get('authorization')).toBeNull();
  });

  test('[API-056] bodies are JSON', async () => {
    const { http, fetches } = world();
    const body = { phone: '8112345678', ip: null };
    await http.ask(({ key, signal }) =>
      http.identity.POST('/v2/signin-phone', { signal, params: { header: { 'idempotency-key': key } }, body }),
    );
    expect(fetches[0]?.headers.get('content-type')).toBe('application/json');
    await expect(fetches[0]?.json()).resolves.toEqual(body);
  });

  test('[API-062] each request waits until the token is renewed, and has the new one', async () => {
    let renewed = (_: string) => {};
    const { origins, answers, fetches } = world({ session, freshToken: () => new Promise((resolve) => (renewed = resolve)) });
    answers.push(json({ origins: [4] }), json({ origins: [5] }));
    const asked = origins();
    await vi.advanceTimersByTimeAsync(0);
    expect(fetches).toHaveLength(0);
    renewed('access-2');
    await expect(asked).resolves.toEqual({ origins: [4] });
    const again = origins();
    await vi.advanceTimersByTimeAsync(0);
    renewed('access-3');
    await expect(again).resolves.toEqual({ origins: [5] });
    expect(fetches.map((request) => request.headers.get('authorization'))).toEqual(['Bearer access-2', 'Bearer access-3']);
  });

  test('a token that expires during the request is renewed, and the request is sent again', async () => {
    const access = ['access-1', 'access-2', 'access-2'];
    const refused = vi.fn();
    const { http, origins, answers, fetches } = world({ session, freshToken: async () => access.shift() ?? null });
    http.onSessionRefused(refused);
    answers.push(problem(401, 'session-expired'), json({ origins: [3] }));
    await expect(origins()).resolves.toEqual({ origins: [3] });
    expect(fetches.map((request) => request.headers.get('authorization'))).toEqual(['Bearer access-1', 'Bearer access-2']);
    expect(refused).not.toHaveBeenCalled();
  });

  test('[ERR-027] a refused session is reported', async () => {
    const refused = vi.fn();
    const { http, origins, answers, fetches } = world({ session });
    http.onSessionRefused(refused);
    answers.push(problem(401, 'unauthorized'));
    await expect(origins()).rejects.toMatchObject({ code: 'unauthorized' });
    expect(refused).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: 'unauthorized' }));
    expect(fetches).toHaveLength(1);
  });

  test('[API-064] a token that expired while its renewal is lost ends no session', async () => {
    const refused = vi.fn();
    const expired = { ...session, expiresAt: '2026-11-21T05:20:59.999Z' };
    const { http, origins, answers } = world({ session: expired });
    http.onSessionRefused(refused);
    answers.push(problem(401, 'session-expired'));
    await expect(origins()).rejects.toEqual({ code: 'network', retryable: true });
    expect(refused).not.toHaveBeenCalled();
  });

  test.each([
    ['a token with a minute left', { ...session, expiresAt: '2026-11-21T05:21:00.000Z' }],
    ['[API-063] an expired token of a cash payment', { ...session, access: `x.${btoa('{"role":"cash"}')}.x`, expiresAt: LONG_AGO }],
  ])('%s waits for no renewal, so its refusal is reported', async (_, refusedSession) => {
    const refused = vi.fn();
    const { http, origins, answers } = world({ session: refusedSession });
    http.onSessionRefused(refused);
    answers.push(problem(401, 'session-expired'));
    await expect(origins()).rejects.toMatchObject({ code: 'session-expired' });
    expect(refused).toHaveBeenCalledOnce();
  });

  test('[ERR-035] [CONST-070] the refusals of 2 s are one, and the next one after them is another', async () => {
    const refused = vi.fn();
    const { http, origins, answers } = world({ session });
    http.onSessionRefused(refused);
    const refuse = async () => {
      answers.push(problem(401, 'unauthorized'));
      await expect(origins()).rejects.toMatchObject({ code: 'unauthorized' });
    };
    await Promise.all([refuse(), refuse()]);
    vi.advanceTimersByTime(1_999);
    await refuse();
    expect(refused).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(1);
    await refuse();
    expect(refused).toHaveBeenCalledTimes(2);
  });

  test('a visitor who is asked to sign in has no session to lose', async () => {
    const refused = vi.fn();
    const { http, origins, answers } = world();
    http.onSessionRefused(refused);
    answers.push(problem(401, 'unauthorized'));
    await expect(origins()).rejects.toMatchObject({ code: 'unauthorized' });
    expect(refused).not.toHaveBeenCalled();
  });
});

test('[API-001] [API-032] each service is asked at its own base of the booking host', async () => {
  const { http, fetches } = world();
  await http.ask(({ signal }) => http.trip.GET('/trip/origins', { signal }));
  await http.ask(({ signal }) => http.identity.GET('/ip', { signal }));
  await http.ask(({ signal }) => http.payment.GET('/trip/payment-methods', { signal }));
  expect(fetches.map(({ url }) => url)).toEqual([
    'http://shop/trip-api/trip/origins',
    'http://shop/identity-api/ip',
    'http://shop/payment-api/trip/payment-methods',
  ]);
  expect([config.tripUrl, config.identityUrl, config.paymentUrl]).toEqual(['/trip-api', '/identity-api', '/payment-api']);
});

test('every answer sets the clock by its header', async () => {
  vi.setSystemTime('2026-11-21T05:25:00.000Z');
  const { origins, clock } = world();
  await origins();
  expect(clock.now()).toBe('2026-11-21T05:20:00.000Z');
});
