import type { Sql } from '../../shared/db.ts';
import type { TaxiSale } from '../domain/ticket.ts';
import { extraServices, TAXI_SERVICE_ID } from '../feed/extras.ts';

const taxiNames = extraServices.flatMap(({ _id, name }) => (_id === TAXI_SERVICE_ID ? [{ nombreServicio: name }] : []));

/** Records the taxis of the issued tickets of a cart. A reservation has none until it is paid. */
export async function sellTaxis(tx: Sql, cartId: string): Promise<void> {
  await tx.query(
    `insert into trip.taxi_sale (id, status)
     select id, 'active' from trip.cart_ticket where cart_id = $1 and status = 'issued' and body -> 'services' @> $2::jsonb`,
    [cartId, JSON.stringify([{ _id: String(TAXI_SERVICE_ID) }])],
  );
}

/** Records the taxis of paid tickets of the older platform, which has them as services without an id. */
export async function sellOlderTaxis(tx: Sql, ticketIds: readonly string[]): Promise<void> {
  await tx.query(
    `insert into trip.taxi_sale (id, status)
     select id, 'active' from trip.older_ticket
     where id = any ($1) and ikey <> '' and cancellation is null and ticket -> 'servicios' -> 'ItemServicioBoleto' @> $2::jsonb
     on conflict do nothing`,
    [ticketIds, JSON.stringify(taxiNames)],
  );
}

/** Taxi sales by their ids, with their buyers; unknown ones are missing. */
export function taxiSales(sql: Sql, ids: readonly string[]): Promise<TaxiSale[]> {
  return sql.query<TaxiSale & Record<string, unknown>>(
    `select sale.id, cart.account_id as "accountId", older.email from trip.taxi_sale sale
     left join trip.cart_ticket ticket on ticket.id = sale.id left join trip.cart on cart.id = ticket.cart_id
     left join trip.older_ticket older on older.id = sale.id where sale.id = any ($1)`,
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
