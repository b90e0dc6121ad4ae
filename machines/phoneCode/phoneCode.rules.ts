import type { Failure } from '../domain/failure.ts';
import { resendAfter } from '../domain/resend.ts';
import type { PhoneCodeContext } from './phoneCode.types.ts';

/** A code has six digits (CONST-031). */
const CODE_LENGTH = 6;

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
  return { failure, code: '', resendAt: resendAfter(now) };
}

export function isComplete(code: string): boolean {
  return code.length === CODE_LENGTH;
}
