import type { Database, Sql } from '../../shared/db.ts';
import { worth } from '../domain/amounts.ts';
import { divideTaken, type Valid } from '../domain/orderWorth.ts';
import { ownedTickets } from './carts.ts';

/** The ticket that stands today for each ticket of an order, by the id in the order. One that was cancelled has none. */
async function standing(sql: Sql, orderId: string): Promise<readonly { readonly origin: string; readonly id: string }[]> {
  return sql.query<{ origin: string; id: string }>(
    `with recursive line as (
       select ticket.id as origin, ticket.id, ticket.status, ticket.position
       from trip.ticket_order bought join trip.cart_ticket ticket on ticket.cart_id = bought.cart_id where bought.id = $1
       union all
       select line.origin, next.id, next.status, line.position
       from line join trip.cart_ticket next on next.replaces = line.id and next.status in ('issued', 'changed', 'cancelled')
       where line.status = 'changed'
     )
     select origin, id from line where status = 'issued' order by position`,
    [orderId],
  );
}

/** What the valid tickets of an order are worth, by their ids in the order; those that they became after a change. */
async function validTickets(sql: Sql, orderId: string): Promise<Valid[]> {
  const lines = await standing(sql, orderId);
  const byId = new Map(
    (
      await ownedTickets(
        sql,
        lines.map(({ id }) => id),
      )
    ).map((ticket) => [ticket.id, ticket]),
  );
  return lines.flatMap(({ origin, id }) => {
    const ticket = byId.get(id);
    return ticket === undefined ? [] : [{ origin, id, worth: worth(ticket.body) }];
  });
}

/** What the tickets of an order are worth now; undefined for an unknown order. */
export async function orderWorth(sql: Sql, orderId: string): Promise<Valid[] | undefined> {
  const known = await sql.query('select 1 from trip.ticket_order where id = $1', [orderId]);
  return known.length === 0 ? undefined : validTickets(sql, orderId);
}

const lower = (tx: Sql, ticketId: string, amount: number): Promise<unknown> =>
  tx.query(
    `update trip.cart_ticket set body = jsonb_set(body, '{refunded}', to_jsonb(coalesce((body ->> 'refunded')::bigint, 0) + $2::bigint)) where id = $1`,
    [ticketId, amount],
  );

export interface TakeAsk {
  readonly orderId: string;
  readonly refundId: string;
  /** Null for all tickets of the order. */
  readonly ticketId: string | null;
  readonly amount: number;
}

/**
 * Takes from tickets what is paid back for them, once for a refund. The locks of the tickets order it with a cancellation and with a change,
 * which give what is left. (decision 42)
 */
export function takeWorth(db: Database, { orderId, refundId, ticketId, amount }: TakeAsk): Promise<'taken' | 'exceeded'> {
  return db.transaction(async (tx) => {
    const lines = await standing(tx, orderId);
    await tx.query('select 1 from trip.cart_ticket where id = any ($1) order by id for no key update', [lines.map(({ id }) => id)]);
    const earlier = await tx.query('select 1 from trip.given_back where refund_id = $1', [refundId]);
    if (earlier.length > 0) return 'taken';
    // Read behind the locks: a ticket that was changed meanwhile is worth nothing here.
    const parts = divideTaken(await validTickets(tx, orderId), { ticketId, amount });
    if (parts === undefined || parts.some(({ id }) => !lines.some((line) => line.id === id))) return 'exceeded';
    for (const part of parts) {
      await lower(tx, part.id, part.amount);
      await tx.query('insert into trip.given_back (refund_id, ticket_id, amount) values ($1, $2, $3)', [refundId, part.id, part.amount]);
    }
    return 'taken';
  });
}

/** Gives back what a failed refund had taken. */
export function returnWorth(db: Database, refundId: string): Promise<void> {
  return db.transaction(async (tx) => {
    const given = await tx.query<{ ticket_id: string; amount: number }>(
      'delete from trip.given_back where refund_id = $1 returning ticket_id, amount',
      [refundId],
    );
    for (const { ticket_id: id, amount } of given) await lower(tx, id, -amount);
  });
}
