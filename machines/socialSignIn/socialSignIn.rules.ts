import { isEmail } from '../domain/email.ts';
import { failureOf, type FailureCode } from '../domain/failure.ts';
import type { SocialNotice, SocialProvider, SocialSignInContext } from './socialSignIn.types.ts';

/** Lower case without spaces. */
export function emailInput(text: string): string {
  return text.replace(/\s/g, '').toLowerCase();
}

export function emailError(email: string): 'missing' | 'invalid' | null {
  if (isEmail(email)) return null;
  return email === '' ? 'missing' : 'invalid';
}

export function hasCode(error: unknown, ...codes: readonly FailureCode[]): boolean {
  return codes.includes(failureOf(error).code);
}

/** A code that no other try can save. */
export function isDead({ failure }: Pick<SocialSignInContext, 'failure'>): boolean {
  return failure?.code === 'code-dead' || failure?.code === 'code-expired';
}

/** Failures of Apple show nothing, only the blocked window does, because it is the browser's (ERR-034). */
export function isShown(provider: SocialProvider, notice: SocialNotice): boolean {
  return provider !== 'apple' || notice === 'blocked';
}
