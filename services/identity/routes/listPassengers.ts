import type { operations } from '../../../openapi/types/identity.ts';
import type { Handler } from '../../shared/contract.ts';
import type { IdentityParts } from '../context.ts';
import { passengerLimit } from '../domain/passengers.ts';
import { signedInUser } from '../../shared/signedInUser.ts';

/** API-023. */
export const listPassengers =
  ({ passengers }: IdentityParts): Handler<operations['listPassengers']> =>
  async ({ identity }) => ({ status: 200, body: { passengers: await passengers.list(signedInUser(identity)), limit: passengerLimit } });
