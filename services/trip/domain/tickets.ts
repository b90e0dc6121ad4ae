import { orRefuse } from '../../shared/problem.ts';
import { ticketNotFound } from './refusals.ts';

/** The tickets of these ids, each once, in the order of the ids. Throws Problem 404 `ticket-not-found`. */
export function namedTickets<Ticket extends { readonly id: string }>(
  found: readonly Ticket[],
  ids: readonly string[],
): readonly [Ticket, ...Ticket[]] {
  const byId = new Map(found.map((ticket) => [ticket.id, ticket]));
  const [first, ...others] = [...new Set(ids)].map((id) => orRefuse(byId.get(id), ticketNotFound));
  return [orRefuse(first, ticketNotFound), ...others];
}
