import type { operations } from '../../../openapi/types/identity.ts';
import type { Handler } from '../../shared/contract.ts';
import { bearer } from '../../shared/auth.ts';
import type { IdentityParts } from '../context.ts';

/** API-049. */
export const refreshToken =
  ({ sessions }: IdentityParts): Handler<operations['refreshToken']> =>
  async ({ request }) => ({ status: 200, body: await sessions.refresh(bearer(request) ?? '') });
