import type { operations } from '../../../openapi/types/identity.ts';
import type { Handler } from '../../shared/contract.ts';
import { callerOf } from '../../shared/policy.ts';
import type { IdentityParts } from '../context.ts';
import { policies } from '../policies/index.ts';
import { readProfile } from '../store/profiles.ts';

/** The data of the profile's form. */
export const getProfile =
  ({ db }: IdentityParts): Handler<operations['getProfile']> =>
  async ({ identity }) => ({ status: 200, body: await readProfile(db, callerOf(policies.getProfile, identity).subject) });
