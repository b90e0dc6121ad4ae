import type { operations } from '../../../openapi/types/identity.ts';
import type { Handler } from '../../shared/contract.ts';
import { signedInUser } from '../../shared/signedInUser.ts';
import type { IdentityParts } from '../context.ts';
import { readProfile } from '../store/profiles.ts';

/** The data of the profile's form. */
export const getProfile =
  ({ db }: IdentityParts): Handler<operations['getProfile']> =>
  async ({ identity }) => ({ status: 200, body: await readProfile(db, signedInUser(identity)) });
