import type { operations } from '../../../openapi/types/identity.ts';
import type { Handler } from '../../shared/contract.ts';
import type { IdentityParts } from '../context.ts';
import { signedInUser } from '../../shared/signedInUser.ts';

/** API-025. */
export const updatePassenger =
  ({ passengers }: IdentityParts): Handler<operations['updatePassenger']> =>
  async ({ identity, path, body }) => ({
    status: 200,
    body: { passenger: await passengers.update(signedInUser(identity), path.id, body) },
  });
