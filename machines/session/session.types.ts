import type { Failure } from '../domain/failure.ts';

/** Who is signed in; no token is ever part of a snapshot (AUTH-065). */
export type User = { sub: string; email: string; fullName: string; firstName: string; role: 'guest' | 'user' };

/** Why nobody is signed in: never was, asked to leave, the token died, or it could not be renewed. */
export type SessionEnd = 'closed' | 'expired' | 'required';

export type SessionContext = { user: User | null; attempts: number; end: SessionEnd | null };

export type SessionEvent =
  | { type: 'session.opened'; user: User }
  | { type: 'token.aged' }
  | { type: 'session.refused'; failure: Failure }
  | { type: 'signOut.requested' }
  | { type: 'end.acknowledged' };

/** `settled`: a request may use the token that there is. */
export type SessionTag = 'signedIn' | 'settled';

export type SessionView =
  | { screen: 'restoring' }
  | { screen: 'anonymous'; end: SessionEnd | null }
  | { screen: 'signedIn'; email: string; fullName: string; firstName: string; initials: string; guest: boolean; refreshing: boolean };
