import type { operations } from '../../../openapi/types/identity.ts';
import type { Handler } from '../../shared/contract.ts';
import { callerOf } from '../../shared/policy.ts';
import type { IdentityParts } from '../context.ts';
import { policies } from '../policies/index.ts';
import { changePassenger } from '../store/passengers.ts';

/** API-025. */
export const updatePassenger =
  (parts: IdentityParts): Handler<operations['updatePassenger']> =>
  async ({ identity, path, body }) => ({
    status: 200,
    body: { passenger: await changePassenger(parts, callerOf(policies.updatePassenger, identity).subject, path.id, body) },
  });
