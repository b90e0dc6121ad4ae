import type { Failure } from '../domain/failure.ts';
import type { PhoneCodeView, PhoneProof } from '../phoneCode/phoneCode.types.ts';
import type { User } from '../session/session.types.ts';
import type { SocialProvider } from '../socialSignIn/socialSignIn.types.ts';

export type GuestField = 'email' | 'emailConfirm' | 'phone';
export type GuestFieldError = 'missing' | 'invalid' | 'different' | 'short';

/** A guest who bought on this device: an e-mail in lower case, and ten digits. Only the device remembers it. */
export type KnownGuest = { email: string; phone: string };

export type SignInContext = Pick<SignInInput, 'variant' | 'first' | 'known'> & {
  email: string;
  emailConfirm: string;
  phone: string;
  terms: boolean;
  /** `signIn` while the code signs in to an existing account (AUTH-023). */
  purpose: 'signUp' | 'signIn';
  /** The sending of the requested code; null when the service did not name it. */
  pin: string | null;
  resendAt: string | null;
  proof: PhoneProof | null;
  failure: Failure | null;
  user: User | null;
  /** Whose account signed in. */
  provider: SocialProvider | null;
};

/**
 * Both have the same three tabs (AUTH-003, AUTH-008). The `lightbox` opens over the seats and the payment, and its link of a forgotten password
 * opens the third tab, because another page would give the seats up. The `popup` links to the page (AUTH-006).
 */
export type SignInVariant = 'popup' | 'lightbox';

/** The sending whose code the traveller has not typed yet. A page that was discarded comes back to it. */
export type AwaitedCode = Pick<SignInContext, 'variant' | 'email' | 'phone' | 'purpose'> & { pin: string; resendAt: string };

/** `first`: the tab that opens. */
export type SignInInput = { variant: SignInVariant; first: 'guest' | 'email'; awaited: AwaitedCode | null; known: KnownGuest | null };

export type SignInEvent =
  | { type: 'field.typed'; field: GuestField; text: string }
  | { type: 'terms.toggled' }
  | { type: 'guest.submitted' }
  /** The traveller is somebody else than the known guest, or does not want to be known. */
  | { type: 'guest.forgotten' }
  | { type: 'account.accepted' }
  | { type: 'code.atHand' }
  /** The traveller goes from the code back to the form to correct the phone. */
  | { type: 'number.corrected' }
  | { type: 'notice.closed' }
  | { type: 'signIn.dismissed' }
  /** The first two tabs (AUTH-003). */
  | { type: 'email.chosen' }
  | { type: 'guest.chosen' }
  /** The third tab (AUTH-011). */
  | { type: 'recovery.chosen' };

/** `provider`: whose account signed in, null for every other way. `known`: the guest whom the device remembers from now on. */
export type SignInOutput =
  | { kind: 'signedIn'; user: User; provider: SocialProvider | null; known: KnownGuest | null }
  | { kind: 'dismissed'; known: KnownGuest | null };

export type SignInView =
  | {
      screen: 'guest';
      variant: SignInVariant;
      values: Record<GuestField, string>;
      /** The errors of every field; the screen decides when to show each. */
      errors: Partial<Record<GuestField, GuestFieldError>>;
      terms: boolean;
      canSubmit: boolean;
      sending: boolean;
      alert: SignInAlert | null;
    }
  /** The known guest, masked. */
  | { screen: 'known'; variant: SignInVariant; email: string; phone: string; sending: boolean }
  | { screen: 'password'; variant: SignInVariant }
  | { screen: 'recovery'; variant: SignInVariant }
  | { screen: 'code'; code: PhoneCodeView }
  | { screen: 'opening' }
  /** The names of a guest, in their own dialogs. */
  | { screen: 'names' };

export type SignInAlert =
  | { kind: 'accountExists' }
  | { kind: 'codeAlreadySent'; message: string | null }
  | { kind: 'codeWaiting' }
  | { kind: 'failed'; failure: Failure };
