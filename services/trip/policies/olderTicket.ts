import type { operations } from '../../../openapi/types/trip.ts';
import type { Identity } from '../../shared/auth.ts';
import { accounts, accountsOwning, authorize, callerOf, type Policy, provedEmail, services } from '../../shared/policy.ts';
import { orRefuse } from '../../shared/problem.ts';
import { ticketNotFound } from '../domain/refusals.ts';
import type { OlderTicket } from '../domain/olderTicket.ts';

/** A ticket of the older platform belongs to the account that proved its e-mail. */
export const ownsOlder = (caller: Identity, { email }: { readonly email: string }): boolean => provedEmail(caller) === email;

/** Accounts that proved the e-mail. A guest only typed one, so it owns no ticket of the older platform. */
export const olderBuyers = accountsOwning(ownsOlder);

/**
 * The named tickets, each once, in the order of the ids. `operations` are all tickets of their operations. Throws Problem 404
 * `ticket-not-found`, or 403 `not-yours` for a guest or another account.
 */
export function ownOlderTickets(
  policy: typeof olderBuyers,
  identity: Identity | undefined,
  operations: readonly OlderTicket[],
  ids: readonly string[],
): readonly OlderTicket[] {
  const caller = callerOf(policy, identity);
  const byId = new Map(operations.map((ticket) => [ticket.id, ticket]));
  return [...new Set(ids)].map((id) => authorize(policy, caller, orRefuse(byId.get(id), ticketNotFound)));
}

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
