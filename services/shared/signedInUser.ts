import type { Identity } from './auth.ts';
import { Problem, unauthorized } from './problem.ts';

/** The account id of a registered traveller. Throws 401 without an identity, 403 `guest-not-allowed` for a guest. */
export function signedInUser(identity: Identity | undefined): string {
  if (!identity) throw unauthorized('unauthorized');
  if (identity.role === 'guest') throw new Problem(403, 'guest-not-allowed', 'Necesitas una cuenta para esto.');
  return identity.subject;
}
