import { clockLabel, secondsLeft } from '../domain/hold.ts';
import type { PhoneCodeContext } from './phoneCode.types.ts';

/** A code has six digits (CONST-031). */
const CODE_LENGTH = 6;
/** Another code may be asked for after 180 s (CONST-032). */
const RESEND_SECONDS = 180;

/** Digits only, at most six: so a paste of "123 456" fills all boxes (AUTH-051, AUTH-054). */
export function codeInput(text: string): string {
  return text.replace(/\D/g, '').slice(0, CODE_LENGTH);
}

export function isComplete(code: string): boolean {
  return code.length === CODE_LENGTH;
}

/** mm:ss until another code may be asked for; null from then on (AUTH-056). */
export function resendIn({ resendAt, now }: Pick<PhoneCodeContext, 'resendAt' | 'now'>): string | null {
  const left = Math.min(RESEND_SECONDS, secondsLeft(resendAt, now));
  return left === 0 ? null : clockLabel(left);
}
