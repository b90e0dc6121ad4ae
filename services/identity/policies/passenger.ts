import type { operations } from '../../../openapi/types/identity.ts';
import { accounts, accountsOfTheirs, type Policy } from '../../shared/policy.ts';

/** An account sees and changes its own favourite passengers. */
export const passengerPolicies = {
  listPassengers: accounts,
  createPassenger: accounts,
  updatePassenger: accountsOfTheirs,
  deletePassenger: accountsOfTheirs,
} satisfies { readonly [Id in keyof operations]?: Policy };
