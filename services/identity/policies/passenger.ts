import type { operations } from '../../../openapi/types/identity.ts';
import { accounts, accountsScopedByStore, type Policy } from '../../shared/policy.ts';

/** An account sees and changes its own favourite passengers. */
export const passengerPolicies = {
  listPassengers: accounts,
  createPassenger: accounts,
  updatePassenger: accountsScopedByStore,
  deletePassenger: accountsScopedByStore,
} satisfies { readonly [Id in keyof operations]?: Policy };
