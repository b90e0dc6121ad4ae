import { epochOf, type Instant } from '../../machines/domain/instant.ts';
import type { User } from '../../machines/session/index.ts';
import { serverClock, type ServerClock } from './serverClock.ts';
import { localStore, readJson, writeJson, type Store } from './storage.ts';

/** What opens the services: outside of every snapshot, in the storage of the browser (AUTH-064, AUTH-065). */
export type Session = { access: string; refresh: string; expiresAt: Instant; user: User };

const KEY = 'anden.session';
/** A token is renewed when it has less than a minute left. */
const RENEW_BEFORE_MS = 60_000;

export type Tokens = { read(): Session | null; keep(session: Session): void; clear(): void };

export function createTokens(store: () => Store = localStore): Tokens {
  return {
    read: () => {
      const value = readJson(store(), KEY);
      return isSession(value) ? value : null;
    },
    keep: (session) => writeJson(store(), KEY, session),
    clear: () => store().removeItem(KEY),
  };
}

function isSession(value: unknown): value is Session {
  if (
    typeof value !== 'object' ||
    value === null ||
    !('access' in value) ||
    !('refresh' in value) ||
    !('expiresAt' in value) ||
    !('user' in value)
  )
    return false;
  return (
    typeof value.access === 'string' &&
    typeof value.refresh === 'string' &&
    typeof value.expiresAt === 'string' &&
    typeof value.user === 'object' &&
    value.user !== null
  );
}

export const tokens = createTokens();

/** Calls back when another tab signs in or out. Returns the end of it. */
export function onSessionElsewhere(listener: () => void): () => void {
  const stop = new AbortController();
  addEventListener('storage', ({ key }) => (key === KEY || key === null) && listener(), stop);
  return () => stop.abort();
}

/** A token of a cash payment says so in its role; it is never renewed (API-063). */
export function isCashToken(access: string): boolean {
  const [, payload] = access.split('.');
  if (!payload) return false;
  try {
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    return typeof claims === 'object' && claims !== null && 'role' in claims && claims.role === 'cash';
  } catch {
    return false;
  }
}

/** Less than a minute of the server's time is left. */
export function isNearExpiry({ expiresAt }: Session, now: number): boolean {
  return epochOf(expiresAt) - now < RENEW_BEFORE_MS;
}

type FreshTokenParams = { tokens: Tokens; clock: Pick<ServerClock, 'epoch'>; renew: () => Promise<void> };

/** Makes the question for a token that is good for the next request: renewed when it is near its end, by one renewal for all who wait (API-062, API-063). */
export function createFreshToken({ tokens, clock, renew }: FreshTokenParams): () => Promise<string | null> {
  let renewing: Promise<void> | null = null;
  return async () => {
    const session = tokens.read();
    if (!session) return null;
    if (isCashToken(session.access) || !isNearExpiry(session, clock.epoch())) return session.access;
    // A renewal that fails is told by the chart of the session; the request goes on with what is left.
    renewing ??= renew()
      .catch(() => {})
      .finally(() => (renewing = null));
    await renewing;
    return tokens.read()?.access ?? null;
  };
}

let askSession: () => Promise<void> = () => Promise.resolve();

/** The session chart says here how it is asked for a renewal and waited for. */
export function provideRenewal(renew: () => Promise<void>): void {
  askSession = renew;
}

export const freshToken = createFreshToken({ tokens, clock: serverClock, renew: () => askSession() });
