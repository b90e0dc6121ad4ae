import type { Database, Sql } from '../../shared/db.ts';
import { type CancelFault, cancelFault, type Refunds, refundsOf } from '../domain/cancellation.ts';
import { lockCart } from './carts.ts';
import * as claims from './claims.ts';
import { lockParties, writeTakenBack } from './promotions.ts';
import { promiseRefund } from './refunds.ts';
import { giveUpTaxis } from './taxis.ts';
import { orderOfCart } from './transactions.ts';
import type { CartTicket } from '../domain/ticket.ts';
import type { SoldOrder } from '../domain/order.ts';

export interface CancelAsk {
  readonly order: SoldOrder;
  readonly ticketIds: readonly string[];
  /** Idempotency key of the request. */
  readonly key: string;
  readonly now: Date;
  readonly machineNow: Date;
  /** Writes the mail. */
  readonly tell: (tx: Sql, tickets: readonly CartTicket[], refunds: Refunds) => Promise<void>;
}

export type CancelOutcome =
  | { readonly outcome: 'cancelled'; readonly ticketIds: readonly string[]; readonly refund: number; readonly freed: readonly CartTicket[] }
  | { readonly outcome: 'refused'; readonly fault: CancelFault };

/** What an earlier try of the same request cancelled. */
async function earlierTry(tx: Sql, { order, key }: CancelAsk): Promise<CancelOutcome | undefined> {
  const rows = await tx.query<{ ticket_id: string; refund: number }>(
    `select ticket_id, amount as refund from trip.cancellation join trip.refund using (ticket_id)
     where request_key = $1 and account_id = $2 order by ticket_id`,
    [key, order.accountId],
  );
  if (rows.length === 0) return undefined;
  const refund = rows.reduce((sum, row) => sum + row.refund, 0);
  return { outcome: 'cancelled', ticketIds: rows.map(({ ticket_id: id }) => id), refund, freed: [] };
}

/**
 * Cancels tickets of an order, all or none: their seats go free, and their refunds wait for their credit. The cart's lock orders two
 * cancellations of one order. The lock of a run orders cancellations and changes of one party on a bus. (CANCEL-001, CANCEL-012)
 */
export function cancelTickets(db: Database, ask: CancelAsk): Promise<CancelOutcome> {
  return db.transaction(async (tx) => {
    const { cartId, accountId } = ask.order;
    await lockCart(tx, cartId);
    const earlier = await earlierTry(tx, ask);
    if (earlier !== undefined) return earlier;
    const named = ask.order.tickets.filter(({ id }) => ask.ticketIds.includes(id));
    await claims.lockRuns(
      tx,
      named.map(({ runId }) => runId),
    );
    const party = await lockParties(tx, [cartId]);
    const order = await orderOfCart(tx, cartId);
    if (order === undefined) throw new Error(`cart ${cartId} has no order`);
    const fault = cancelFault(order.tickets, ask.ticketIds, { party, now: ask.now.getTime() });
    if (fault !== undefined) return { outcome: 'refused', fault };
    const leaving = order.tickets.filter(({ id }) => ask.ticketIds.includes(id));
    const refunds = refundsOf(order, ask.ticketIds, party);
    await writeTakenBack(tx, refunds.taken);
    for (const ticket of leaving) {
      const ended = await tx.query(`update trip.cart_ticket set status = 'cancelled' where id = $1 and status = 'issued' returning id`, [
        ticket.id,
      ]);
      if (ended.length === 0) throw new Error(`ticket ${ticket.id} changed behind its locks`);
      await claims.dropTicketClaim(tx, cartId, { runId: ticket.runId, seat: ticket.seat, kind: 'sold', machineNow: ask.machineNow });
      await tx.query('insert into trip.cancellation (ticket_id, request_key, cancelled_at) values ($1, $2, $3)', [
        ticket.id,
        ask.key,
        ask.now,
      ]);
      await promiseRefund(tx, { ticketId: ticket.id, accountId, amount: refunds.byTicket.get(ticket.id) ?? 0 });
    }
    await giveUpTaxis(
      tx,
      leaving.map(({ id }) => id),
    );
    await ask.tell(tx, leaving, refunds);
    return { outcome: 'cancelled', ticketIds: leaving.map(({ id }) => id), refund: refunds.sum, freed: leaving };
  });
}
