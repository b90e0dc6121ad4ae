import type { operations } from '../../../openapi/types/identity.ts';
import type { Handler } from '../../shared/contract.ts';
import { callerOf } from '../../shared/policy.ts';
import type { IdentityParts } from '../context.ts';
import { policies } from '../policies/index.ts';
import { addPassenger } from '../store/passengers.ts';

/** Saves a favourite passenger; throws as `addPassenger`. (API-024) */
export const createPassenger =
  (parts: IdentityParts): Handler<operations['createPassenger']> =>
  async ({ identity, body }) => ({
    status: 200,
    body: { passenger: await addPassenger(parts, callerOf(policies.createPassenger, identity).subject, body) },
  });
