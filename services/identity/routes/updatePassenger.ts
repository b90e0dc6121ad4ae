import type { operations } from '../../../openapi/types/identity.ts';
import type { Handler } from '../../shared/contract.ts';
import { signedInUser } from '../../shared/signedInUser.ts';
import type { IdentityParts } from '../context.ts';
import { changePassenger } from '../store/passengers.ts';

/** API-025. */
export const updatePassenger =
  (parts: IdentityParts): Handler<operations['updatePassenger']> =>
  async ({ identity, path, body }) => ({
    status: 200,
    body: { passenger: await changePassenger(parts, signedInUser(identity), path.id, body) },
  });
