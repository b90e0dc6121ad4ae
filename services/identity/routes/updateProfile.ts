import type { operations } from '../../../openapi/types/identity.ts';
import type { Handler } from '../../shared/contract.ts';
import { callerOf } from '../../shared/policy.ts';
import type { IdentityParts } from '../context.ts';
import { policies } from '../policies/index.ts';
import { writeProfile } from '../store/profiles.ts';

/** Writes names and date of birth, and returns the whole profile. (API-028, API-088) */
export const updateProfile =
  ({ db, clock }: IdentityParts): Handler<operations['updateProfile']> =>
  async ({ identity, body }) => ({
    status: 200,
    body: await writeProfile(db, callerOf(policies.updateProfile, identity).subject, body, clock),
  });
