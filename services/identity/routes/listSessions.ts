import type { operations } from '../../../openapi/types/identity.ts';
import type { Handler } from '../../shared/contract.ts';
import { bearer } from '../../shared/auth.ts';
import { signedInUser } from '../../shared/signedInUser.ts';
import type { IdentityParts } from '../context.ts';

export const listSessions =
  ({ sessions }: IdentityParts): Handler<operations['listSessions']> =>
  async ({ identity, request }) => ({
    status: 200,
    body: { sessions: await sessions.list(signedInUser(identity), bearer(request) ?? '') },
  });
