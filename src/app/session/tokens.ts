import { epochOf, LONG_AGO, type Instant } from '../../../machines/domain/instant.ts';
import type { User } from '../../../machines/session/index.ts';
import { serverClock, type ServerClock } from '../ground/serverClock.ts';
import { deleteAnswers } from '../storage/answerCaches.ts';
import { localStore, readJson, writeJson, type Store } from '../storage/browserStorage.ts';

/**
 * The tokens of a session, outside of every snapshot (AUTH-064). `refresh` is null when it is in a cookie that no script reads; then the
 * access token is in the memory of the page, and empty after a reload (decision 32).
 */
export type Session = { access: string; refresh: string | null; expiresAt: Instant; user: User };

const KEY = 'anden.session';
/** A token is renewed when it is valid for less than a minute. */
const RENEW_BEFORE_MS = 60_000;

export type Tokens = { read(): Session | null; write(session: Session): void; clear(): void };

/** What the storage contains: the payload, and the tokens of a session without a cookie. (NAV-072) */
type Stored = Pick<Session, 'expiresAt' | 'user'> & { access?: string; refresh?: string };

/** The tokens over a storage that all tabs share. Each tab has its own access token in memory. `forget` deletes what was cached for the user. */
export function createTokens(store: Store = localStore, forget: () => unknown = deleteAnswers): Tokens {
  let held: Session | null = null;
  const known = () => {
    const stored = readJson(store, KEY);
    return isStored(stored) ? stored : null;
  };
  return {
    read: () => {
      const stored = known();
      if (!stored) return null;
      const { expiresAt, user, access, refresh } = stored;
      if (access !== undefined && refresh !== undefined) return { access, refresh, expiresAt, user };
      // Another tab may have signed somebody else in.
      if (held?.user.sub !== user.sub) return { access: '', refresh: null, expiresAt: LONG_AGO, user };
      return { ...held, refresh: null, expiresAt: epochOf(expiresAt) < epochOf(held.expiresAt) ? expiresAt : held.expiresAt, user };
    },
    write: (session) => {
      const { access, refresh, expiresAt, user } = session;
      const before = known();
      if (before && before.user.sub !== user.sub) forget();
      held = session;
      writeJson(store, KEY, (refresh === null ? { expiresAt, user } : { access, refresh, expiresAt, user }) satisfies Stored);
    },
    clear: () => {
      held = null;
      store.removeItem(KEY);
      forget();
    },
  };
}

function isStored(value: unknown): value is Stored {
  if (typeof value !== 'object' || value === null || !('expiresAt' in value) || !('user' in value)) return false;
  const isText = (text: unknown): boolean => text === undefined || typeof text === 'string';
  return (
    isText('access' in value ? value.access : undefined) &&
    isText('refresh' in value ? value.refresh : undefined) &&
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

/** True when a request waits for the renewal of its token. */
export function awaitsRenewal(session: Session, now: number): boolean {
  return !isCashToken(session.access) && isNearExpiry(session, now);
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
    if (!awaitsRenewal(session, clock.epoch())) return session.access;
    // The session chart handles a failed renewal; the request continues with the old token.
    renewing ??= renew()
      .catch(() => {})
      .finally(() => (renewing = null));
    await renewing;
    return tokens.read()?.access || null;
  };
}

let askSession: () => Promise<void> = () => Promise.resolve();

/** The session chart registers its renewal here. */
export function provideRenewal(renew: () => Promise<void>): void {
  askSession = renew;
}

export const freshToken = createFreshToken({ tokens, clock: serverClock, renew: () => askSession() });
