import type { Sql } from '../../shared/db.ts';

/** Notes that the code of a ticket, of either platform, is not valid any more. */
export async function endCode(
  tx: Sql,
  { itemId, ticketId, at }: { readonly itemId: string | null; readonly ticketId: string; readonly at: Date },
): Promise<void> {
  await tx.query('insert into trip.ended_code (item_id, ticket_id, ended_at) values ($1, $2, $3)', [itemId, ticketId, at]);
}

/** The ticket of a platform's table that had this code, and when it ended; undefined for a code that never ended so. */
export async function endedCode(
  sql: Sql,
  itemId: string,
  table: 'trip.cart_ticket' | 'trip.older_ticket',
): Promise<{ readonly ticketId: string; readonly endedAt: Date } | undefined> {
  const [row] = await sql.query<{ ticketId: string; endedAt: Date }>(
    `select ended.ticket_id as "ticketId", ended.ended_at as "endedAt"
     from trip.ended_code ended join ${table} ticket on ticket.id = ended.ticket_id where ended.item_id = $1`,
    [itemId],
  );
  return row;
}

/** The codes of these tickets that a new name ended, by ticket. */
export function endedCodesOf(sql: Sql, ticketIds: readonly string[]): Promise<{ ticketId: string; itemId: string }[]> {
  return sql.query<{ ticketId: string; itemId: string }>(
    'select ticket_id as "ticketId", item_id as "itemId" from trip.ended_code where ticket_id = any ($1) order by ticket_id, ended_at, item_id',
    [ticketIds],
  );
}
