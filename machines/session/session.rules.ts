import { failureOf } from '../domain/failure.ts';
import type { SessionEnd, User } from './session.types.ts';

/** The refresh is tried 5 times, 2 s apart (API-064, CONST-037, CONST-038). */
export const REFRESH_TRIES = 5;
export const REFRESH_PAUSE_MS = 2_000;

/** First letters of the first two names. */
export function initials(fullName: string): string {
  return fullName
    .split(' ')
    .filter((part) => part !== '')
    .slice(0, 2)
    .map((part) => part.charAt(0).toLocaleUpperCase('es-MX'))
    .join('');
}

/** A name with `invitado` belongs to a guest who has not told theirs (AUTH-037). */
export function isNameless(user: User): boolean {
  return user.fullName.toLowerCase().includes('invitado');
}

/** The service no longer knows the tokens: trying again would not help. */
export function isDead(error: unknown): boolean {
  return !failureOf(error).retryable;
}

/** Why a refused request ends the session (ERR-026, ERR-029, ERR-030). */
export function endOf(error: unknown): SessionEnd {
  const { code } = failureOf(error);
  return code === 'session-required' ? 'required' : 'expired';
}
