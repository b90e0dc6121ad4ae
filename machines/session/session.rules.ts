import { failureOf } from '../domain/failure.ts';
import type { SessionEnd, User, UserName } from './session.types.ts';

/** A renewal is tried 5 times, 2 s apart (API-064, CONST-037, CONST-038). */
export const REFRESH_TRIES = 5;
export const REFRESH_PAUSE_MS = 2_000;

/** First letters of the first two names. */
export function initialsOf(fullName: string): string {
  return fullName
    .split(' ')
    .filter((part) => part !== '')
    .slice(0, 2)
    .map((part) => part.charAt(0).toLocaleUpperCase('es-MX'))
    .join('');
}

/** The name of a user; null for a guest with an incomplete profile, whose name contains `invitado` (AUTH-037). */
export function nameOf({ fullName, firstName }: User): UserName | null {
  return fullName.toLowerCase().includes('invitado') ? null : { first: firstName, full: fullName, initials: initialsOf(fullName) };
}

/** True when the service no longer accepts the tokens, so a retry is useless. */
export function isDead(error: unknown): boolean {
  return !failureOf(error).retryable;
}

/** Why a refused request ends the session (ERR-026, ERR-029, ERR-030). */
export function endOf(error: unknown): SessionEnd {
  const { code } = failureOf(error);
  if (code === 'unauthorized') return 'refused';
  return code === 'session-required' ? 'required' : 'expired';
}
