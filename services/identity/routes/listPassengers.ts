import type { operations } from '../../../openapi/types/identity.ts';
import type { Handler } from '../../shared/contract.ts';
import { callerOf } from '../../shared/policy.ts';
import type { IdentityParts } from '../context.ts';
import { passengerLimit } from '../domain/passengers.ts';
import { policies } from '../policies/index.ts';
import { passengersOf } from '../store/passengers.ts';

/** The saved passengers, and how many an account may have. (API-023) */
export const listPassengers =
  (parts: IdentityParts): Handler<operations['listPassengers']> =>
  async ({ identity }) => ({
    status: 200,
    body: { passengers: await passengersOf(parts, callerOf(policies.listPassengers, identity).subject), limit: passengerLimit },
  });
