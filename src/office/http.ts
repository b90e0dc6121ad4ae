import createClient, { type Client } from 'openapi-fetch';
import { answerLost, type Failure } from '../../machines/domain/failure.ts';
import { epochOf } from '../../machines/domain/instant.ts';
import type { StaffPerson } from '../../machines/domain/staff.ts';
import type { components, paths as IdentityPaths } from '../../openapi/types/identity.ts';
import type { paths as PaymentPaths } from '../../openapi/types/payment.ts';
import type { paths as TripPaths } from '../../openapi/types/trip.ts';
import { uuid } from '../app/ground/randomIds.ts';
import { serverClock } from '../app/ground/serverClock.ts';
import { failureFrom, failureOfSilence } from '../app/http/failures.ts';

type StaffSession = components['schemas']['StaffSession'];
type Answer<T> = { data?: T; error?: unknown; response: Response };
type Try = { signal: AbortSignal; key: string };
type AskOptions = { signal?: AbortSignal; key?: string; retries?: number };

/** The fixed bearer of the sign-in and of invitations. */
const PUBLIC_KEY = 'anden-public-key';
const TIMEOUT_MS = 30_000;
/** A token is renewed when it is valid for less than a minute. */
const RENEW_BEFORE_MS = 60_000;

const isPublic = (path: string): boolean => /^\/v1\/staff\/(sign-in|passkey|invitations\/(open|accept))/.test(path);

/** The access token is in the memory of the page; the session is in a cookie that no script reads. */
let session: { token: string; expiresAt: number } | null = null;
let renewing: Promise<unknown> | null = null;
let refused: () => void = () => {};

/** Registers what happens when the services refuse the session. */
export function onSessionRefused(listener: () => void): void {
  refused = listener;
}

/** The person of a session, whose token the page uses from now on. */
export function enter({ token, expiresAt, person }: StaffSession): StaffPerson {
  session = { token, expiresAt: epochOf(expiresAt) };
  return person;
}

export function forgetSession(): void {
  session = null;
}

const renew = async (): Promise<StaffPerson> => {
  const { data, error, response } = await identity.POST('/v1/staff/refresh', {});
  if (!data) throw failureFrom(response.status, error);
  return enter(data);
};

/** Opens the session of the cookie, once for all who ask. Rejects with a Failure. */
export async function resume(): Promise<StaffPerson> {
  try {
    return await renew();
  } catch (error) {
    if (isFailure(error)) throw error;
    throw failureOfSilence(false);
  }
}

const isFailure = (error: unknown): error is Failure => typeof error === 'object' && error !== null && 'retryable' in error;

async function freshToken(): Promise<string | null> {
  if (session !== null && session.expiresAt - serverClock.epoch() < RENEW_BEFORE_MS) {
    // A renewal that fails leaves the old token, which the service judges.
    renewing ??= renew()
      .catch(() => {})
      .finally(() => (renewing = null));
    await renewing;
  }
  return session?.token ?? null;
}

function clientOf<Paths extends object>(baseUrl: string): Client<Paths> {
  const timed = async (request: Request): Promise<Response> => {
    const sent = performance.now();
    const response = await fetch(request);
    const server = response.headers.get('server-time');
    if (server !== null) serverClock.sample({ server: Date.parse(server), sent, received: performance.now() });
    return response;
  };
  const client = createClient<Paths>({ baseUrl, fetch: timed, cache: 'no-store' });
  client.use({
    async onRequest({ request, schemaPath }) {
      if (schemaPath === '/v1/staff/refresh') return;
      const bearer = isPublic(schemaPath) ? PUBLIC_KEY : await freshToken();
      if (bearer !== null) request.headers.set('authorization', `Bearer ${bearer}`);
    },
    onResponse({ response, schemaPath }) {
      // Wrong credentials are 401 too, and end no session.
      if (response.status === 401 && !isPublic(schemaPath) && schemaPath !== '/v1/staff/refresh' && session !== null) refused();
    },
  });
  return client;
}

export const identity = clientOf<IdentityPaths>('/identity-api');
export const trip = clientOf<TripPaths>('/trip-api');
export const payment = clientOf<PaymentPaths>('/payment-api');

/** Sends a request and returns its data; rejects with a Failure. A lost answer is asked for again under the same key, as often as `retries`. */
export async function ask<T>(call: (attempt: Try) => Promise<Answer<T>>, options: AskOptions = {}): Promise<T> {
  const { key = uuid(), retries = 0 } = options;
  const patience = AbortSignal.timeout(TIMEOUT_MS);
  try {
    const { data, error, response } = await call({ key, signal: options.signal ? AbortSignal.any([options.signal, patience]) : patience });
    if (!response.ok) throw failureFrom(response.status, error);
    // The contract types the answer; an empty answer is undefined there too.
    return data as T;
  } catch (error) {
    options.signal?.throwIfAborted();
    const failure = isFailure(error) ? error : failureOfSilence(patience.aborted);
    if (retries > 0 && answerLost(failure)) return ask(call, { ...options, key, retries: retries - 1 });
    throw failure;
  }
}
