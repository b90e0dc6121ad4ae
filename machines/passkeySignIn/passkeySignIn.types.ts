import type { Failure } from '../domain/failure.ts';
import type { PasskeyAssertion } from '../domain/passkey.ts';
import type { User } from '../session/session.types.ts';

export type PasskeySignInContext = {
  /** The answer of the authenticator; it works once. */
  assertion: PasskeyAssertion | null;
  failure: Failure | null;
  user: User | null;
};

export type PasskeySignInEvent = { type: 'passkey.chosen' };

export type PasskeySignInOutput = { user: User };

export type PasskeySignInView =
  /** The browser has no passkeys, or it is not known yet. */
  | { screen: 'hidden' }
  /** `failure` says why the last try opened nothing. */
  | { screen: 'offered'; isPending: boolean; failure: Failure | null };
