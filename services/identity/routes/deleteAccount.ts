import type { operations } from '../../../openapi/types/identity.ts';
import type { Handler } from '../../shared/contract.ts';
import { callerOf } from '../../shared/policy.ts';
import type { IdentityParts } from '../context.ts';
import { policies } from '../policies/index.ts';
import { removeAccount } from '../saga/removeAccount.ts';

/** Removes the account of the caller, who types its e-mail. (API-047) */
export const deleteAccount =
  (parts: IdentityParts): Handler<operations['deleteAccount']> =>
  async ({ identity, body }) => {
    await removeAccount(parts, {
      accountId: callerOf(policies.deleteAccount, identity).subject,
      email: body.email,
      loseTickets: body.loseTickets,
    });
    return { status: 200, body: { msg: 'done' } };
  };
