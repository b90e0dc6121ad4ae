import type { operations } from '../../../openapi/types/identity.ts';
import type { Handler } from '../../shared/contract.ts';
import { signedInUser } from '../../shared/signedInUser.ts';
import type { IdentityParts } from '../context.ts';
import { writeProfile } from '../store/profiles.ts';

/** API-028, API-088. */
export const updateProfile =
  ({ db, clock }: IdentityParts): Handler<operations['updateProfile']> =>
  async ({ identity, body }) => ({ status: 200, body: await writeProfile(db, signedInUser(identity), body, clock) });
