import type { Failure } from '../domain/failure.ts';
import type { Instant } from '../domain/instant.ts';

/** `pin` names the sending that the code belongs to; `purpose` is the sign flag (AUTH-068). */
export type PhoneCodeInput = { phone: string; email: string; pin: string; purpose: 'signUp' | 'signIn'; resendAt: Instant; now: Instant };

export type PhoneCodeContext = PhoneCodeInput & { code: string; failure: Failure | null };

export type PhoneCodeEvent =
  | { type: 'code.typed'; text: string }
  | { type: 'code.submitted' }
  | { type: 'code.resent' }
  | { type: 'clock.ticked'; now: Instant };

export type PhoneCodeOutput = { verified: true; phone: string; email: string };

export type PhoneCodeView = {
  screen: 'entering' | 'verifying' | 'resending' | 'dead';
  phone: string;
  digits: string;
  canSubmit: boolean;
  canResend: boolean;
  /** mm:ss until a new code may be asked for; null when it may. */
  resendIn: string | null;
  failure: Failure | null;
};
