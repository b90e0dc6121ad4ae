import type { operations } from '../../../openapi/types/identity.ts';
import type { Handler } from '../../shared/contract.ts';
import type { IdentityParts } from '../context.ts';
import { signedInUser } from '../../shared/signedInUser.ts';

/** API-024. */
export const createPassenger =
  ({ passengers }: IdentityParts): Handler<operations['createPassenger']> =>
  async ({ identity, body }) => ({ status: 200, body: { passenger: await passengers.create(signedInUser(identity), body) } });
