import type { Failure } from '../domain/failure.ts';
import type { Instant } from '../domain/instant.ts';
import type { StaffPerson, StaffRole } from '../domain/staff.ts';

/** An invitation as its link opens it. `name` is null for a person who is new. `key` goes into an authenticator, by hand or by the QR of `uri`. */
export type Invitation = {
  email: string;
  name: string | null;
  roles: readonly StaffRole[];
  expiresAt: Instant;
  authenticator: { key: string; uri: string };
};

export type StaffInvitationInput = { hasPasskeys: boolean };

/** The token of the link and the typed password are in the memory of the page. */
export type StaffInvitationContext = StaffInvitationInput & {
  invitation: Invitation | null;
  name: string;
  passwordLength: number;
  code: string;
  failure: Failure | null;
  person: StaffPerson | null;
};

export type StaffInvitationEvent =
  | { type: 'opening.retried' }
  | { type: 'name.typed'; text: string }
  | { type: 'passkey.chosen' }
  | { type: 'password.chosen' }
  | { type: 'password.changed'; length: number }
  | { type: 'code.typed'; text: string }
  | { type: 'form.submitted' }
  /** Back to the choice between passkey and password. */
  | { type: 'choice.reopened' }
  /** The link is dead; the person may already have a way in. */
  | { type: 'signIn.chosen' };

/** Null for a person who goes to the sign-in. */
export type StaffInvitationOutput = { person: StaffPerson | null };

export type StaffInvitationView =
  | { screen: 'opening' }
  | { screen: 'unreachable'; failure: Failure }
  | { screen: 'over' }
  | {
      screen: 'choice';
      invitation: Invitation;
      hasPasskeys: boolean;
      name: string;
      isNameValid: boolean;
      isCreating: boolean;
      failure: Failure | null;
    }
  | {
      screen: 'password';
      invitation: Invitation;
      name: string;
      isPasswordLong: boolean;
      code: string;
      isCodeWhole: boolean;
      isSaving: boolean;
      failure: Failure | null;
    };
