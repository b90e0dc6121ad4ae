import type { operations } from '../../../openapi/types/identity.ts';
import type { Handler } from '../../shared/contract.ts';
import { signedInUser } from '../../shared/signedInUser.ts';
import type { IdentityParts } from '../context.ts';
import { addPassenger } from '../store/passengers.ts';

/** API-024. */
export const createPassenger =
  (parts: IdentityParts): Handler<operations['createPassenger']> =>
  async ({ identity, body }) => ({ status: 200, body: { passenger: await addPassenger(parts, signedInUser(identity), body) } });
