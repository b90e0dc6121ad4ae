import type { operations } from '../../../openapi/types/identity.ts';
import type { Handler } from '../../shared/contract.ts';
import { signedInUser } from '../../shared/signedInUser.ts';
import type { IdentityParts } from '../context.ts';
import { removeAccount } from '../workers/removals.ts';

/** API-047. */
export const deleteAccount =
  (parts: IdentityParts): Handler<operations['deleteAccount']> =>
  async ({ identity, body }) => {
    await removeAccount(parts, { accountId: signedInUser(identity), email: body.email, loseTickets: body.loseTickets });
    return { status: 200, body: { msg: 'done' } };
  };
