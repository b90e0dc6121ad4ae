import type { operations } from '../../../openapi/types/identity.ts';
import type { Handler } from '../../shared/contract.ts';
import type { IdentityParts } from '../context.ts';
import { signedInUser } from '../../shared/signedInUser.ts';

/** API-026. */
export const deletePassenger =
  ({ passengers }: IdentityParts): Handler<operations['deletePassenger']> =>
  async ({ identity, path }) => {
    await passengers.remove(signedInUser(identity), path.id);
    return { status: 200, body: { id: path.id } };
  };
