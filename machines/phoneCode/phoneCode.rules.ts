import type { Failure } from '../domain/failure.ts';
import { resendAfter } from '../domain/resend.ts';
import type { PhoneCodeContext } from './phoneCode.types.ts';

/**
 * The context after a code died. Wrong tries clear the form, and a cleared form counts 180 s again (AUTH-042). A code that is too old may be
 * replaced at once.
 */
export function withDeadCode({ now }: PhoneCodeContext, failure: Failure): Partial<PhoneCodeContext> {
  if (failure.code === 'code-expired') return { failure };
  return { failure, code: '', resendAt: resendAfter(now) };
}
