import type { operations } from '../../../openapi/types/trip.ts';
import { accounts, ownersOf, type Policy, services } from '../../shared/policy.ts';

/** An account sees its own trips. Identity asks what a deletion would lose, and deletes it. */
export const accountPolicies = {
  listTrips: accounts,
  listRaites: accounts,
  listTripsOfAccount: ownersOf((caller, account: { readonly id: string }) => caller.subject === account.id),
  getAccountTickets: services,
  forgetAccountTickets: services,
} satisfies { readonly [Id in keyof operations]?: Policy };
