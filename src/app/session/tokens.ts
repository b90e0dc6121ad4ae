import { epochOf, type Instant } from '../../../machines/domain/instant.ts';
import type { User } from '../../../machines/session/index.ts';
import { serverClock, type ServerClock } from '../http/serverClock.ts';
import { localStore, readJson, writeJson, type Store } from '../storage/browserStorage.ts';

/** The tokens of a session. They are in the browser's storage, outside of every snapshot (AUTH-064). */
export type Session = { access: string; refresh: string; expiresAt: Instant; user: User };

const KEY = 'anden.session';
/** A token is renewed when it is valid for less than a minute. */
const RENEW_BEFORE_MS = 60_000;

export type Tokens = { read(): Session | null; write(session: Session): void; clear(): void };

export function createTokens(store: Store = localStore): Tokens {
  return {
    read: () => {
      const value = readJson(store, KEY);
      return isSession(value) ? value : null;
    },
    write: (session) => writeJson(store, KEY, session),
    clear: () => store.removeItem(KEY),
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

/** Calls back when another tab signs in or out. Returns the unsubscribe function. */
export function onSessionElsewhere(listener: () => void): () => void {
  const stop = new AbortController();
  addEventListener('storage', ({ key }) => (key === KEY || key === null) && listener(), stop);
  return () => stop.abort();
}

/** True for a token of a cash payment, by its role. It is never renewed (API-063). */
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

/** True when less than a minute of the server's time is left. */
export function isNearExpiry({ expiresAt }: Session, now: number): boolean {
  return epochOf(expiresAt) - now < RENEW_BEFORE_MS;
}

type FreshTokenParams = { tokens: Tokens; clock: Pick<ServerClock, 'epoch'>; renew: () => Promise<void> };

/**
 * Creates the function that returns a valid token for the next request. It renews a token near its expiry once for all waiting requests
 * (API-062, API-063).
 */
export function createFreshToken({ tokens, clock, renew }: FreshTokenParams): () => Promise<string | null> {
  let renewing: Promise<void> | null = null;
  return async () => {
    const session = tokens.read();
    if (!session) return null;
    if (isCashToken(session.access) || !isNearExpiry(session, clock.epoch())) return session.access;
    // The session chart handles a failed renewal; the request continues with the old token.
    renewing ??= renew()
      .catch(() => {})
      .finally(() => (renewing = null));
    await renewing;
    return tokens.read()?.access ?? null;
  };
}

let askSession: () => Promise<void> = () => Promise.resolve();

/** The session chart registers its renewal here. */
export function provideRenewal(renew: () => Promise<void>): void {
  askSession = renew;
}

export const freshToken = createFreshToken({ tokens, clock: serverClock, renew: () => askSession() });
