import type { operations } from '../../../openapi/types/identity.ts';
import { bearer } from '../../shared/auth.ts';
import type { Handler } from '../../shared/contract.ts';
import { unauthorized } from '../../shared/problem.ts';
import type { IdentityParts } from '../context.ts';
import { validateSession } from '../store/sessions.ts';

/** The user of an access token. Throws 401 `session-expired`. (API-046) */
export const validateToken =
  (parts: IdentityParts): Handler<operations['validateToken']> =>
  async ({ request }) => {
    const found = await validateSession(parts, bearer(request) ?? '');
    if (!found) throw unauthorized('session-expired');
    const { account, user } = found;
    return {
      status: 200,
      body: {
        valid: true,
        role: account.kind,
        verify_guest: account.phone_verified,
        expires_at: new Date(user.exp * 1000).toISOString(),
        user,
      },
    };
  };
