import type { Failure } from '../domain/failure.ts';
import type { Instant } from '../domain/instant.ts';

export type RegistrationField = 'firstName' | 'paternal' | 'maternal' | 'email' | 'emailConfirm';
export type RegistrationError = 'missing' | 'invalid' | 'different';

/** `token` comes from the link of the mail. `name` is the first name of a registered user who is signed in already. */
export type RegistrationInput = { token: string | null; name: string | null };

/** What the link of the mail confirms. On another device than that of the registration it needs a new password (decision 39). */
export type Confirmation = { email: string; isThisDevice: boolean };

/** The typed password is in the memory of the page. The chart knows its length. */
export type RegistrationContext = Record<RegistrationField, string> & {
  token: string | null;
  confirmation: Confirmation | null;
  passwordLength: number;
  terms: boolean;
  name: string | null;
  resendAt: Instant;
  now: Instant;
  failure: Failure | null;
};

export type RegistrationEvent =
  | { type: 'field.typed'; field: RegistrationField; text: string }
  | { type: 'password.changed'; length: number }
  | { type: 'terms.toggled' }
  | { type: 'registration.submitted' }
  | { type: 'link.resent' }
  | { type: 'email.corrected' }
  | { type: 'link.accepted' }
  | { type: 'confirmation.retried' }
  | { type: 'form.chosen' }
  | { type: 'clock.ticked'; now: Instant }
  /** The traveller opened the link on another tab, or signed in. */
  | { type: 'session.opened'; name: string };

export type RegistrationView =
  | {
      screen: 'form';
      values: Record<RegistrationField, string>;
      /** The errors of every field; the screen decides when to show each. */
      errors: Partial<Record<RegistrationField, RegistrationError>>;
      passwordLength: number;
      terms: boolean;
      sending: boolean;
      failure: Failure | null;
    }
  | { screen: 'mailed'; email: string; resendIn: string | null; resending: boolean; failure: Failure | null }
  | { screen: 'checking' }
  | { screen: 'unchecked'; failure: Failure }
  /** `needsPassword`: another device registered. */
  | { screen: 'confirm'; email: string; needsPassword: boolean; passwordLength: number; confirming: boolean; failure: Failure | null }
  | { screen: 'linkDead' }
  | { screen: 'ready'; name: string };
