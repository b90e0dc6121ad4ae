import type { operations } from '../../../openapi/types/identity.ts';
import type { Handler } from '../../shared/contract.ts';
import { unauthorized } from '../../shared/problem.ts';
import type { IdentityParts } from '../context.ts';

/** Ends the session on every device that shares its refresh token. */
export const signOut =
  ({ sessions }: IdentityParts): Handler<operations['signOut']> =>
  async ({ identity, body }) => {
    if (!identity) throw unauthorized('unauthorized');
    await sessions.end(identity.subject, body.refresh_token);
    return { status: 200, body: { msg: 'done' } };
  };
