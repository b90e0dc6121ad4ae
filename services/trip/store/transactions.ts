import type { Sql } from '../../shared/db.ts';
import { ticketsOfCarts } from './carts.ts';
import { orderColumns } from './orders.ts';
import type { SoldOrder } from '../domain/order.ts';
import { orRefuse } from '../../shared/problem.ts';
import { transactionNotFound } from '../domain/refusals.ts';

async function ordersWhere(sql: Sql, condition: string, value: string): Promise<SoldOrder[]> {
  const orders = await sql.query<Omit<SoldOrder, 'tickets'> & Record<string, unknown>>(
    `select ${orderColumns}, method, folio, reference, pay_before as "payBefore",
       (select cart.total + cart.services_total - cart.credits_total from trip.cart where cart.id = cart_id)
         - coalesce((discount ->> 'amount')::bigint, 0) as amount
     from trip.ticket_order where ${condition} order by number desc`,
    [value],
  );
  const tickets = Map.groupBy(
    await ticketsOfCarts(
      sql,
      orders.map(({ cartId }) => cartId),
    ),
    ({ cartId }) => cartId,
  );
  return orders.map((order) => ({ ...order, tickets: tickets.get(order.cartId) ?? [] }));
}

/** The orders of an account, the newest first. */
export const ordersOfAccount = (sql: Sql, accountId: string): Promise<SoldOrder[]> => ordersWhere(sql, 'account_id = $1', accountId);

/** The order of a transaction. Throws Problem 404 `transaction-not-found`. */
export async function orderOfTransaction(sql: Sql, transactionId: string): Promise<SoldOrder> {
  return orRefuse((await ordersWhere(sql, 'transaction_id = $1', transactionId))[0], transactionNotFound);
}

/** An order by its id. */
export async function orderOfId(sql: Sql, orderId: string): Promise<SoldOrder | undefined> {
  return (await ordersWhere(sql, 'id = $1', orderId))[0];
}

/** The orders of the same account whose tickets replaced some of this order's, the newest first. */
export function ordersReplacing(sql: Sql, orderId: string): Promise<SoldOrder[]> {
  return ordersWhere(
    sql,
    `cart_id in (
       select replacing.cart_id from trip.ticket_order changed
       join trip.cart_ticket old on old.cart_id = changed.cart_id and old.status = 'changed'
       join trip.cart_ticket replacing on replacing.replaces = old.id
       where changed.id = $1 and changed.account_id = ticket_order.account_id)`,
    orderId,
  );
}

/** The order of a sold cart. */
export async function orderOfCart(sql: Sql, cartId: string): Promise<SoldOrder | undefined> {
  return (await ordersWhere(sql, 'cart_id = $1', cartId))[0];
}

/** A change of a ticket. */
export interface TicketChange {
  readonly ticketId: string;
  readonly kind: 'renamed' | 'transferred' | 'cancelled';
  readonly at: Date;
  readonly before: string | null;
  readonly after: string | null;
}

/** What was changed on these tickets, the newest first. The exchange of a ticket is read from the one that replaced it. */
export function changesOfTickets(sql: Sql, ticketIds: readonly string[]): Promise<TicketChange[]> {
  return sql.query<TicketChange & Record<string, unknown>>(
    `select ticket_id as "ticketId", 'renamed' as kind, renamed_at as at, before, after from trip.name_change where ticket_id = any ($1)
     union all
     select ticket_id, 'renamed', corrected_at, before, after from trip.name_correction where ticket_id = any ($1)
     union all
     select ticket_id, 'cancelled', cancelled_at, null, null from trip.cancellation where ticket_id = any ($1)
     union all
     select old.id, 'transferred', o.created_at, old.item_id, replacing.item_id
     from trip.cart_ticket old
     join trip.cart_ticket replacing on replacing.replaces = old.id
     join trip.ticket_order o on o.cart_id = replacing.cart_id
     where old.id = any ($1) and old.status = 'changed'
     order by at desc, "ticketId"`,
    [ticketIds],
  );
}
