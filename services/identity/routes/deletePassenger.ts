import type { operations } from '../../../openapi/types/identity.ts';
import type { Handler } from '../../shared/contract.ts';
import { callerOf } from '../../shared/policy.ts';
import type { IdentityParts } from '../context.ts';
import { policies } from '../policies/index.ts';
import { removePassenger } from '../store/passengers.ts';

/** Throws 404 `passenger-not-found`, also for a passenger of another account. (API-026) */
export const deletePassenger =
  (parts: IdentityParts): Handler<operations['deletePassenger']> =>
  async ({ identity, path }) => {
    await removePassenger(parts, callerOf(policies.deletePassenger, identity).subject, path.id);
    return { status: 200, body: { id: path.id } };
  };
