import type { User } from '../../../machines/session/index.ts';
import type { components } from '../../../openapi/types/identity.ts';
import type { Sending } from '../../../machines/signIn/signIn.ports.ts';
import { LONG_AGO } from '../../../machines/domain/instant.ts';
import type { Problem } from '../http/failures.ts';
import type { Session } from '../session/tokens.ts';

type Wire = components['schemas'];

/** A registered user has an empty role (AUTH-059). */
export function userOf({ sub, email, full_name, nombre, viaja }: Wire['User'], role: Wire['Role']): User {
  return { sub, email, fullName: full_name, firstName: nombre, role: role === 'guest' ? 'guest' : 'user', loyaltyCard: viaja };
}

export function sessionOf({ token, refresh_token, expires_at, role, user }: Wire['Session']): Session {
  return { access: token, refresh: refresh_token, expiresAt: expires_at, user: userOf(user, role) };
}

export function sendingOf({ tid, pin, resendAt }: Wire['CodeSent']): Sending {
  return { pin: tid, returned: pin !== undefined, resendAt };
}

/** The sending in a refusal, when a code was just sent. */
export function sendingBefore(problem: Problem | null): Sending | null {
  if (problem?.code !== 'code-already-sent') return null;
  const { tid, resendAt } = problem;
  if (typeof tid !== 'string') return null;
  return { pin: tid, returned: true, resendAt: typeof resendAt === 'string' ? resendAt : LONG_AGO };
}
