import createClient, { type Client } from 'openapi-fetch';
import { answerLost, type Failure } from '../../../machines/domain/failure.ts';
import type { paths as IdentityPaths } from '../../../openapi/types/identity.ts';
import type { paths as PaymentPaths } from '../../../openapi/types/payment.ts';
import type { paths as TripPaths } from '../../../openapi/types/trip.ts';
import { config } from '../ground/config.ts';
import { failureFrom, failureOfSilence, problemOf, type Problem } from './failures.ts';
import { uuid } from '../ground/randomIds.ts';
import { serverClock, type ServerClock } from '../ground/serverClock.ts';
import { orderPass } from '../session/orderPass.ts';
import { awaitsRenewal, freshToken, tokens, type Tokens } from '../session/tokens.ts';
import { wait } from './wait.ts';

/** The fixed bearer of sign-up, sign-in and verification (API-058). */
export const PUBLIC_KEY = 'anden-public-key';

const PUBLIC_PATHS = /^\/(v2\/(sign|confirm-|send-|resend-|verify-)|forgot)/;
const REFRESH_PATH = '/auth/user/refresh-token';
/** These requests concern the current token and must not wait for a renewed one. */
const AS_IS_PATHS = new Set(['/validate/token', '/signout']);

export type BearerKind = 'public' | 'refresh' | 'asIs' | 'access';

/** The kind of bearer for an address (API-057 to API-060). */
export function bearerKind(path: string): BearerKind {
  if (PUBLIC_PATHS.test(path)) return 'public';
  if (path === REFRESH_PATH) return 'refresh';
  return AS_IS_PATHS.has(path) ? 'asIs' : 'access';
}

export type AskOptions = {
  signal?: AbortSignal;
  /** Idempotency key; generated when the caller has none. */
  key?: string;
  /** Number of retries after a lost answer, a second apart; none by default (API-065). */
  retries?: number;
  /** Time-out of one try in milliseconds. */
  timeout?: number;
  /** Name of a request; a new request with this name cancels the earlier one (API-061). */
  replaces?: string;
};

export type Try = { signal: AbortSignal; key: string };
type Answer<T> = { data?: T; error?: unknown; response: Response };
export type Outcome<T> = { ok: true; data: T } | { ok: false; failure: Failure; problem: Problem | null };

export const RETRY_PAUSE_MS = 1_000;
/** How often a read that a busy service refuses waits its turn, before the traveller is told. */
export const MOST_TURNS = 3;
const TIMEOUT_MS = 30_000;
/** Requests of one page are often refused together, so one refusal is reported in this time (ERR-035, CONST-070). */
export const REFUSAL_GUARD_MS = 2_000;

type HttpParams = {
  urls: { trip: string; identity: string; payment: string };
  clock: Pick<ServerClock, 'sample' | 'epoch'>;
  tokens: Tokens;
  freshToken: () => Promise<string | null>;
  wait?: (ms: number, signal?: AbortSignal) => Promise<void>;
};

/** The clients of the three services. */
export function createHttp({ urls, clock, tokens, freshToken, wait: pause = wait }: HttpParams) {
  /** The access token that a request was sent with, by its answer. */
  const sentWith = new WeakMap<Response, string>();
  const running = new Map<string, AbortController>();
  let refused: (failure: Failure) => void = () => {};
  let refusedAt = -REFUSAL_GUARD_MS;
  const report = (failure: Failure): void => {
    if (performance.now() - refusedAt < REFUSAL_GUARD_MS) return;
    refusedAt = performance.now();
    refused(failure);
  };

  const timed = async (request: Request, turns = MOST_TURNS): Promise<Response> => {
    const sent = performance.now();
    const response = await fetch(request);
    const server = response.headers.get('server-time');
    if (server) clock.sample({ server: Date.parse(server), sent, received: performance.now() });
    const seconds = response.status === 503 && request.method === 'GET' && turns > 0 ? response.headers.get('retry-after') : null;
    if (!seconds) return response;
    await pause(Number(seconds) * 1_000, request.signal);
    return timed(request, turns - 1);
  };

  const bearerOf = async (kind: BearerKind): Promise<string | null> => {
    if (kind === 'public') return PUBLIC_KEY;
    if (kind === 'refresh') return tokens.read()?.refresh ?? null;
    return kind === 'asIs' ? tokens.read()?.access || null : freshToken();
  };

  const clientOf = <Paths extends object>(baseUrl: string): Client<Paths> => {
    // A cached answer would contain an old server time.
    const client = createClient<Paths>({ baseUrl, fetch: (request) => timed(request), cache: 'no-store' });
    client.use({
      async onRequest({ request, schemaPath }) {
        const bearer = await bearerOf(bearerKind(schemaPath));
        if (bearer) request.headers.set('authorization', `Bearer ${bearer}`);
        const pass = orderPass();
        if (pass) request.headers.set('order-pass', pass);
      },
      onResponse({ request, response, schemaPath }) {
        const bearer = request.headers.get('authorization')?.slice('Bearer '.length);
        if (bearer && bearerKind(schemaPath) === 'access') sentWith.set(response, bearer);
      },
    });
    return client;
  };

  /** One try with its own time-out. An abort of the caller is thrown; every other result is an outcome. */
  async function once<T>(
    call: (attempt: Try) => Promise<Answer<T>>,
    key: string,
    signal: AbortSignal,
    timeout: number,
  ): Promise<Outcome<T> & { bearer?: string | undefined }> {
    const patience = new AbortController();
    const giveUp = () => patience.abort(signal.reason);
    signal.addEventListener('abort', giveUp, { once: true });
    let timedOut = false;
    const timer = setTimeout(() => {
      timedOut = true;
      patience.abort();
    }, timeout);
    try {
      signal.throwIfAborted();
      const { data, error, response } = await call({ signal: patience.signal, key });
      // The contract types the answer; an empty answer is undefined there too.
      if (response.ok) return { ok: true, data: data as T };
      return {
        ok: false,
        failure: failureFrom(response.status, error),
        problem: problemOf(error),
        bearer: response.status === 401 ? sentWith.get(response) : undefined,
      };
    } catch (error) {
      signal.throwIfAborted();
      // An answer that is not JSON counts as no answer.
      const failure: Failure = error instanceof SyntaxError ? { code: 'unavailable', retryable: true } : failureOfSilence(timedOut);
      return { ok: false, failure, problem: null };
    } finally {
      clearTimeout(timer);
      signal.removeEventListener('abort', giveUp);
    }
  }

  /** Renews a token that expired during the request, once. Reports a refused session, but not one whose renewal was lost: that is tried again. */
  async function authorised<T>(
    call: (attempt: Try) => Promise<Answer<T>>,
    key: string,
    signal: AbortSignal,
    timeout: number,
  ): Promise<Outcome<T>> {
    const first = await once(call, key, signal, timeout);
    if (first.ok || !first.bearer) return first;
    const renewed = (await freshToken()) !== first.bearer && tokens.read() !== null;
    const last = renewed ? await once(call, key, signal, timeout) : first;
    if (last.ok || !last.bearer) return last;
    const session = tokens.read();
    if (session && awaitsRenewal(session, clock.epoch())) return { ok: false, failure: failureOfSilence(false), problem: null };
    report(last.failure);
    return last;
  }

  /** Sends a request and returns its outcome. Throws only when the caller's signal is aborted. */
  async function attempt<T>(call: (attempt: Try) => Promise<Answer<T>>, options: AskOptions = {}): Promise<Outcome<T>> {
    const { key = uuid(), retries = 0, timeout = TIMEOUT_MS, replaces } = options;
    const own = new AbortController();
    const end = () => own.abort(options.signal?.reason);
    if (options.signal?.aborted) end();
    options.signal?.addEventListener('abort', end, { once: true });
    if (replaces) {
      running.get(replaces)?.abort();
      running.set(replaces, own);
    }
    try {
      for (let left = retries; ; left -= 1) {
        const outcome = await authorised(call, key, own.signal, timeout);
        if (outcome.ok || left <= 0 || !answerLost(outcome.failure)) return outcome;
        await pause(RETRY_PAUSE_MS, own.signal);
      }
    } finally {
      options.signal?.removeEventListener('abort', end);
      if (replaces && running.get(replaces) === own) running.delete(replaces);
    }
  }

  /** Sends a request and returns its data; rejects with a Failure. */
  async function ask<T>(call: (attempt: Try) => Promise<Answer<T>>, options: AskOptions = {}): Promise<T> {
    const outcome = await attempt(call, options);
    if (!outcome.ok) throw outcome.failure;
    return outcome.data;
  }

  return {
    trip: clientOf<TripPaths>(urls.trip),
    identity: clientOf<IdentityPaths>(urls.identity),
    payment: clientOf<PaymentPaths>(urls.payment),
    attempt,
    ask,
    /** Registers the listener for a refused session (ERR-026). */
    onSessionRefused(listener: (failure: Failure) => void) {
      refused = listener;
    },
  };
}

export const { trip, identity, payment, attempt, ask, onSessionRefused } = createHttp({
  urls: { trip: config.tripUrl, identity: config.identityUrl, payment: config.paymentUrl },
  clock: serverClock,
  tokens,
  freshToken,
});
