import type { operations } from '../../../openapi/types/trip.ts';
import type { Identity } from '../../shared/auth.ts';
import { accounts, accountsOfEmail, authorize, callerOf, type Policy, services } from '../../shared/policy.ts';
import { orRefuse } from '../../shared/problem.ts';
import { ticketNotFound } from '../domain/refusals.ts';
import type { OlderTicket } from '../domain/olderTicket.ts';

/**
 * The named tickets, each once, in the order of the ids. `operations` are all tickets of their operations. Throws Problem 404
 * `ticket-not-found`, or 403 `not-yours` for a guest or another account.
 */
export function ownOlderTickets(
  policy: typeof accountsOfEmail,
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
  listOldTicketsByEmail: accountsOfEmail,
  validateCancelOldTickets: accountsOfEmail,
  cancelOldTickets: accountsOfEmail,
  renameOldTickets: accountsOfEmail,
  getOldSale: services,
  takeOldTickets: services,
  issueOldReservation: services,
} satisfies { readonly [Id in keyof operations]?: Policy };
