import type { operations } from '../../../openapi/types/identity.ts';
import type { Handler } from '../../shared/contract.ts';
import type { IdentityParts } from '../context.ts';
import { signedInUser } from '../../shared/signedInUser.ts';

/** API-047. */
export const deleteAccount =
  ({ removals }: IdentityParts): Handler<operations['deleteAccount']> =>
  async ({ identity, body }) => {
    await removals.remove({ accountId: signedInUser(identity), email: body.email, loseTickets: body.loseTickets });
    return { status: 200, body: { msg: 'done' } };
  };
