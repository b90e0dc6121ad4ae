import { orRefuse } from '../../../shared/problem.ts';
import type { PaymentParts } from '../../context.ts';
import { orderNotFound } from '../../domain/refusals.ts';
import { validityOf } from '../../domain/validity.ts';
import { type WalletTicket, walletTicketOf } from '../../domain/walletTicket.ts';
import { openTickets } from './openTickets.ts';

type Opening = Parameters<typeof openTickets>[2] & { readonly path: { readonly itemId: string } };

/** A ticket that may board, for a wallet. Throws Problem 401, 403, 404 or 429. */
export async function openWalletTicket(
  parts: PaymentParts,
  policy: Parameters<typeof openTickets>[1],
  opening: Opening,
): Promise<WalletTicket> {
  const { payment, order } = await openTickets(parts, policy, opening);
  const ticket = orRefuse(
    order.tickets.find(({ itemId }) => itemId === opening.path.itemId),
    orderNotFound,
  );
  const isValid = validityOf(ticket, { payment, order, now: parts.clock.now() }) === 'valid';
  if (!isValid || ticket.itemId === null || ticket.qr === null) throw orderNotFound();
  return walletTicketOf(ticket, ticket.itemId, ticket.qr, await parts.trip.boarding(ticket.run));
}
