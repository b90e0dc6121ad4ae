import type { operations } from '../../../openapi/types/identity.ts';
import type { Handler } from '../../shared/contract.ts';
import { bearer } from '../../shared/auth.ts';
import type { IdentityParts } from '../context.ts';

/** API-049. */
export const refreshToken =
  ({ sessions, refreshCookies }: IdentityParts): Handler<operations['refreshToken']> =>
  async ({ request }) => {
    const token = bearer(request) ?? refreshCookies.read(request) ?? '';
    return { status: 200, body: refreshCookies.handOver(request, await sessions.refresh(token)) };
  };
