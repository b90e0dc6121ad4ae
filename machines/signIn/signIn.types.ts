import type { Failure } from '../domain/failure.ts';
import type { PhoneCodeView } from '../phoneCode/phoneCode.types.ts';
import type { User } from '../session/session.types.ts';

export type GuestField = 'email' | 'emailConfirm' | 'phone';
export type GuestFieldError = 'missing' | 'invalid' | 'different' | 'short';

export type SignInContext = {
  email: string;
  emailConfirm: string;
  phone: string;
  terms: boolean;
  touched: GuestField[];
  /** Set while an existing account is being signed in to by code (AUTH-023). */
  purpose: 'signUp' | 'signIn';
  pin: string | null;
  resendAt: string | null;
  now: string;
  failure: Failure | null;
  user: User | null;
};

export type SignInInput = { now: string };

export type SignInEvent =
  | { type: 'field.typed'; field: GuestField; text: string }
  | { type: 'field.left'; field: GuestField }
  | { type: 'terms.toggled' }
  | { type: 'guest.submitted' }
  | { type: 'account.accepted' }
  | { type: 'code.atHand' }
  /** From the code back to the form, to write another phone. */
  | { type: 'number.corrected' }
  | { type: 'notice.closed' }
  | { type: 'signIn.dismissed' };

export type SignInOutput = { kind: 'signedIn'; user: User } | { kind: 'dismissed' };

export type SignInView =
  | {
      screen: 'guest';
      values: Record<GuestField, string>;
      errors: Partial<Record<GuestField, GuestFieldError>>;
      terms: boolean;
      canSubmit: boolean;
      sending: boolean;
      alert: SignInAlert | null;
    }
  | { screen: 'code'; code: PhoneCodeView }
  | { screen: 'opening' };

export type SignInAlert =
  | { kind: 'accountExists' }
  | { kind: 'codeAlreadySent'; message: string | null }
  | { kind: 'codeWaiting' }
  | { kind: 'failed'; failure: Failure };
