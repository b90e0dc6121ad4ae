import type { Failure } from '../domain/failure.ts';

/** The signed-in user. No snapshot contains a token. */
export type User = {
  sub: string;
  email: string;
  fullName: string;
  firstName: string;
  role: 'guest' | 'user';
  /** The number of the Tarjeta Viaja, the flag of the loyalty program. A session stored by an older build has none. */
  loyaltyCard?: string | null;
};

/** The name for the user interface. */
export type UserName = { first: string; full: string; initials: string };

/** Why a session ended: `closed` by the user, `refused` by a service, `expired` token, or `required` because the renewal failed. */
export type SessionEnd = 'closed' | 'refused' | 'expired' | 'required';

export type SessionContext = { user: User | null; attempts: number; end: SessionEnd | null };

export type SessionEvent =
  | { type: 'session.opened'; user: User }
  | { type: 'token.aged' }
  | { type: 'session.refused'; failure: Failure }
  | { type: 'signOut.requested' }
  | { type: 'end.acknowledged' };

/** `settled`: a request may use the current token. */
export type SessionTag = 'signedIn' | 'settled';

export type SessionView =
  | { screen: 'restoring' }
  | { screen: 'anonymous'; end: SessionEnd | null }
  | { screen: 'signedIn'; email: string; name: UserName | null; guest: boolean; refreshing: boolean };
