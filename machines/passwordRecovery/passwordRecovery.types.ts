import type { Failure } from '../domain/failure.ts';
import type { Instant } from '../domain/instant.ts';

/** `token` comes from the link of the mail. */
export type PasswordRecoveryInput = { token: string | null };

/** The typed passwords are in the memory of the page. The chart knows the length of the first and whether both are equal. */
export type PasswordRecoveryContext = {
  token: string | null;
  email: string;
  passwordLength: number;
  isRepeated: boolean;
  resendAt: Instant;
  now: Instant;
  failure: Failure | null;
};

export type PasswordRecoveryEvent =
  | { type: 'email.typed'; text: string }
  | { type: 'recovery.requested' }
  | { type: 'link.resent' }
  | { type: 'email.corrected' }
  | { type: 'password.changed'; length: number; isRepeated: boolean }
  | { type: 'password.submitted' }
  | { type: 'clock.ticked'; now: Instant };

export type PasswordRecoveryView =
  /** `isLinkDead`: the form takes the place of a link that is used or too old. */
  | { screen: 'email'; email: string; isEmailValid: boolean; isLinkDead: boolean; sending: boolean; failure: Failure | null }
  | { screen: 'mailed'; email: string; resendIn: string | null; resending: boolean; failure: Failure | null }
  | { screen: 'password'; passwordLength: number; isRepeated: boolean; saving: boolean; failure: Failure | null }
  | { screen: 'changed' };
