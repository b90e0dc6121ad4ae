import type { operations } from '../../../openapi/types/trip.ts';
import type { Identity } from '../../shared/auth.ts';
import { accounts, accountsOwning, type Policy, provedEmail, services } from '../../shared/policy.ts';

/** A ticket of the older platform belongs to the account that proved its e-mail. */
export const ownsOlder = (caller: Identity, { email }: { readonly email: string }): boolean => provedEmail(caller) === email;

/** Accounts that proved the e-mail. A guest only typed one, so it owns no ticket of the older platform. */
const olderBuyers = accountsOwning(ownsOlder);

export const olderTicketPolicies = {
  listOldTickets: accounts,
  listOldTicketsByEmail: olderBuyers,
  validateCancelOldTickets: olderBuyers,
  cancelOldTickets: olderBuyers,
  renameOldTickets: olderBuyers,
  getOldSale: services,
  takeOldTickets: services,
  issueOldReservation: services,
} satisfies { readonly [Id in keyof operations]?: Policy };
