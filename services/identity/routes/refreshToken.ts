import type { operations } from '../../../openapi/types/identity.ts';
import { bearer } from '../../shared/auth.ts';
import type { Handler } from '../../shared/contract.ts';
import type { IdentityParts } from '../context.ts';
import { refreshSession } from '../store/sessions.ts';

/** Renews a session by its bearer, or by the cookie of the shop's own page. (API-049) */
export const refreshToken =
  (parts: IdentityParts): Handler<operations['refreshToken']> =>
  async ({ request }) => {
    const { refreshCookies } = parts;
    const token = bearer(request) ?? refreshCookies.read(request) ?? '';
    return { status: 200, body: refreshCookies.handOver(request, await refreshSession(parts, token)) };
  };
