import type { Identity } from '../../shared/auth.ts';
import { Problem } from '../../shared/problem.ts';
import { refusal } from '../domain/refusals.ts';
import type { OlderTicket } from './store.ts';

/** The e-mail whose tickets a caller owns, or undefined. Only a registered account proved its e-mail, so a guest owns none. */
export function provedEmail(identity: Identity | undefined): string | undefined {
  return identity?.role === 'user' ? identity.email?.toLowerCase() : undefined;
}

/** The e-mail whose tickets a caller owns. Throws 403 `not-yours` for a guest. */
export function ownEmail(identity: Identity | undefined): string {
  const email = provedEmail(identity);
  if (email === undefined) throw refusal('not-yours');
  return email;
}

/**
 * The named tickets, each once, in the order of the ids. `operations` are all tickets of their operations. Throws Problem 404
 * `ticket-not-found`, or 403 `not-yours` for another account.
 */
export function ownOrRefuse(
  operations: readonly OlderTicket[],
  ids: readonly string[],
  identity: Identity | undefined,
): readonly OlderTicket[] {
  const email = ownEmail(identity);
  const byId = new Map(operations.map((ticket) => [ticket.id, ticket]));
  return [...new Set(ids)].map((id) => {
    const ticket = byId.get(id);
    if (ticket === undefined) throw new Problem(404, 'ticket-not-found', 'No encontramos ese boleto.');
    if (ticket.email !== email) throw refusal('not-yours');
    return ticket;
  });
}
