import type { Sql } from '../../shared/db.ts';
import { TAXI_SERVICE_ID } from '../feed/extras.ts';

export interface TaxiSale {
  /** The id of the ticket. */
  readonly id: string;
  readonly accountId: string;
}

/** Records the taxis of the issued tickets of a cart. A reservation has none until it is paid. */
export async function sellTaxis(tx: Sql, cartId: string): Promise<void> {
  await tx.query(
    `insert into trip.taxi_sale (id, status)
     select id, 'active' from trip.cart_ticket where cart_id = $1 and status = 'issued' and body -> 'services' @> $2::jsonb`,
    [cartId, JSON.stringify([{ _id: String(TAXI_SERVICE_ID) }])],
  );
}

/** Taxi sales by their ids, with the account that bought them; unknown ones are missing. */
export function taxiSales(sql: Sql, ids: readonly string[]): Promise<TaxiSale[]> {
  return sql.query<TaxiSale & Record<string, unknown>>(
    `select sale.id, cart.account_id as "accountId" from trip.taxi_sale sale
     join trip.cart_ticket ticket on ticket.id = sale.id join trip.cart on cart.id = ticket.cart_id where sale.id = any ($1)`,
    [ids],
  );
}

/** Inactivates taxi sales. Returns those that were active. */
export async function giveUpTaxis(sql: Sql, ids: readonly string[]): Promise<string[]> {
  const rows = await sql.query<{ id: string }>(
    `update trip.taxi_sale set status = 'inactive' where id = any ($1) and status = 'active' returning id`,
    [ids],
  );
  return rows.map(({ id }) => id);
}
