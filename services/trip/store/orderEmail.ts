import type { Sql } from '../../shared/db.ts';

/** Corrects the e-mail of the tickets of an order, and of those that they became after a change. Returns how many had the other one. */
export async function correctEmail(
  sql: Sql,
  orderId: string,
  { from, to }: { readonly from: readonly string[]; readonly to: string },
): Promise<number> {
  const corrected = await sql.query(
    `with recursive line as (
       select ticket.id from trip.ticket_order bought join trip.cart_ticket ticket on ticket.cart_id = bought.cart_id where bought.id = $1
       union
       select next.id from line join trip.cart_ticket next on next.replaces = line.id
     )
     update trip.cart_ticket ticket set body = ticket.body || jsonb_build_object('email', $3::text)
     from line where ticket.id = line.id and lower(ticket.body ->> 'email') = any ($2) returning ticket.id`,
    [orderId, from.map((email) => email.toLowerCase()), to],
  );
  return corrected.length;
}
