import type { Failure } from '../domain/failure.ts';
import { clockLabel, secondsLeft } from '../domain/hold.ts';
import { plusSeconds } from '../domain/instant.ts';
import type { PhoneCodeContext } from './phoneCode.types.ts';

/** A code has six digits (CONST-031). */
const CODE_LENGTH = 6;
/** Another code may be requested after 180 s (CONST-032). */
const RESEND_SECONDS = 180;

/** Keeps at most six digits, so that pasting "123 456" fills all boxes (AUTH-051, AUTH-054). */
export function codeInput(text: string): string {
  return text.replace(/\D/g, '').slice(0, CODE_LENGTH);
}

/**
 * The context after a code died. Wrong tries clear the form, and a cleared form counts 180 s again (AUTH-042). A code that is too old may be
 * replaced at once.
 */
export function withDeadCode({ now }: PhoneCodeContext, failure: Failure): Partial<PhoneCodeContext> {
  if (failure.code === 'code-expired') return { failure };
  return { failure, code: '', resendAt: plusSeconds(now, RESEND_SECONDS) };
}

export function isComplete(code: string): boolean {
  return code.length === CODE_LENGTH;
}

/** mm:ss until another code may be requested; null afterwards (AUTH-056). */
export function resendIn({ resendAt, now }: Pick<PhoneCodeContext, 'resendAt' | 'now'>): string | null {
  const left = Math.min(RESEND_SECONDS, secondsLeft(resendAt, now));
  return left === 0 ? null : clockLabel(left);
}
