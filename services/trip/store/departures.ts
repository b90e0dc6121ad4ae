import type { Sql } from '../../shared/db.ts';
import type { DepartureCounts } from '../domain/departures.ts';
import type { CartTicket } from '../domain/ticket.ts';

/** Paid tickets, unpaid seats and boarding of these runs. A run without any of them is missing. */
export async function countDepartures(
  sql: Sql,
  runIds: readonly string[],
  machineNow: Date,
): Promise<ReadonlyMap<string, DepartureCounts>> {
  const rows = await sql.query<DepartureCounts & { runId: string }>(
    `with ticket as (
       select run_id, count(*)::int as sold, count(used_at)::int as scanned
       from trip.cart_ticket where run_id = any ($1) and status = 'issued' group by run_id
     ), unpaid as (
       select run_id, count(distinct seat)::int as held from (
         select run_id, seat from trip.claim where run_id = any ($1) and kind <> 'sold' and expires_at > $2
         union all select run_id, seat from trip.cart_ticket where run_id = any ($1) and status = 'reserved'
       ) seats group by run_id
     )
     select run_id as "runId", coalesce(sold, 0) as sold, coalesce(held, 0) as held, coalesce(scanned, 0) as scanned, closed_at as "closedAt"
     from ticket full join unpaid using (run_id)
     full join (select run_id, closed_at from trip.departure_closed where run_id = any ($1)) closed using (run_id)`,
    [runIds, machineNow],
  );
  return new Map(rows.map(({ runId, ...counts }) => [runId, counts]));
}

/** What the lists of a departure say of a ticket. */
export type RunTicket = Pick<CartTicket, 'id' | 'seat' | 'status' | 'itemId' | 'usedAt' | 'body'>;

/** The tickets of a run that were ordered, of every status, by seat. */
export function ticketsOfRun(sql: Sql, runId: string): Promise<RunTicket[]> {
  return sql.query<RunTicket & Record<string, unknown>>(
    `select ticket.id, ticket.seat, ticket.status, ticket.item_id as "itemId", ticket.used_at as "usedAt", ticket.body
     from trip.cart_ticket ticket
     where run_id = $1 and item_id is not null and status in ('issued', 'reserved', 'cancelled', 'changed')
     order by seat, lower(legs), id`,
    [runId],
  );
}
