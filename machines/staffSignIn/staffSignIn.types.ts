import type { Failure } from '../domain/failure.ts';
import type { StaffPerson } from '../domain/staff.ts';

/** Why the form is shown: nobody was signed in, the person left, or the session ended. */
export type StaffSignInCause = 'start' | 'left' | 'ended';

export type StaffSignInInput = { cause: StaffSignInCause; hasPasskeys: boolean };

/** The typed password is in the memory of the page. The chart knows whether there is one. */
export type StaffSignInContext = StaffSignInInput & {
  email: string;
  hasPassword: boolean;
  code: string;
  failure: Failure | null;
  person: StaffPerson | null;
};

export type StaffSignInEvent =
  | { type: 'email.typed'; text: string }
  | { type: 'password.changed'; isEmpty: boolean }
  | { type: 'code.typed'; text: string }
  | { type: 'form.submitted' }
  | { type: 'passkey.chosen' };

export type StaffSignInOutput = { person: StaffPerson };

export type StaffSignInView = {
  cause: StaffSignInCause;
  hasPasskeys: boolean;
  email: string;
  isEmailValid: boolean;
  hasPassword: boolean;
  code: string;
  isCodeWhole: boolean;
  /** What the page waits for. */
  busy: 'password' | 'passkey' | null;
  failure: Failure | null;
};
