import type { Failure } from '../domain/failure.ts';

/** Who is signed in; no token is ever part of a snapshot (AUTH-065). */
export type User = { sub: string; email: string; fullName: string; firstName: string; role: 'guest' | 'user' };

export type SessionContext = { user: User | null; attempts: number };

export type SessionEvent =
  | { type: 'session.opened'; user: User }
  | { type: 'token.aged' }
  | { type: 'session.refused'; failure: Failure }
  | { type: 'signOut.requested' };

export type SessionTag = 'signedIn';

export type SessionView =
  | { screen: 'restoring' }
  | { screen: 'anonymous' }
  | { screen: 'signedIn'; email: string; fullName: string; firstName: string; initials: string; guest: boolean; refreshing: boolean };
