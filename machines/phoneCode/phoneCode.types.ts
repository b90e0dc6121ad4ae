import type { TypedCode } from '../domain/code.ts';
import type { Failure } from '../domain/failure.ts';
import type { Instant } from '../domain/instant.ts';

/** `pin` identifies the sending of the code; `purpose` is the sign flag (AUTH-068). */
export type PhoneCodeInput = { phone: string; email: string; pin: string; purpose: 'signUp' | 'signIn'; resendAt: Instant };

/** A session opened by a code. Its JSON is null, so no snapshot stores it. */
export type SealedSession = { toJSON(): null };

/** Proof that a phone was verified by the code of the sending `pin`. For an existing account it includes the opened session. */
export type PhoneProof = { pin: string; session: SealedSession | null };

export type PhoneCodeContext = PhoneCodeInput & TypedCode & { now: Instant; failure: Failure | null; proof: PhoneProof | null };

export type PhoneCodeEvent =
  | { type: 'code.typed'; text: string }
  | { type: 'code.submitted' }
  | { type: 'code.resent' }
  | { type: 'clock.ticked'; now: Instant };

export type PhoneCodeOutput = { proof: PhoneProof };

export type PhoneCodeView = {
  screen: 'entering' | 'verifying' | 'resending' | 'dead';
  phone: string;
  digits: string;
  canSubmit: boolean;
  canResend: boolean;
  /** mm:ss until a new code may be requested; null when it may. */
  resendIn: string | null;
  failure: Failure | null;
};
