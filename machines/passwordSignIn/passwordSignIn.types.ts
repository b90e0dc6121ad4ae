import type { Failure } from '../domain/failure.ts';
import type { User } from '../session/session.types.ts';

/** The typed password is in the memory of the page. The chart knows whether there is one (AUTH-066). */
export type PasswordSignInContext = { email: string; hasPassword: boolean; failure: Failure | null; user: User | null };

export type PasswordSignInEvent =
  | { type: 'email.typed'; text: string }
  | { type: 'password.changed'; isEmpty: boolean }
  | { type: 'password.submitted' };

export type PasswordSignInOutput = { user: User };

export type PasswordSignInView = {
  email: string;
  hasPassword: boolean;
  isEmailValid: boolean;
  sending: boolean;
  /** Why nobody was signed in; the text of the service, or a general one (ERR-019). */
  failure: Failure | null;
};
