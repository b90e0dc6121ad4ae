import type { components } from '../../../openapi/types/trip.ts';
import type { Sql } from '../../shared/db.ts';
import type { FindQuery } from '../domain/findQuery.ts';
import { containing } from '../../shared/like.ts';

type Found = components['schemas']['FoundTicket'];

const most = 20;
/** Tickets of a common name that are compared by their departure. More are not read, so a name costs the same in a large shop. */
const mostCompared = 500;

/** As the index `cart_ticket_of_name` has it. */
const nameText = `translate(lower((body ->> 'firstName') || ' ' || (body ->> 'lastName')), 'áéíóúüñ', 'aeiouun')`;

/** What a traveller said, or what the services know of it. */
export type TicketQuery =
  | FindQuery
  | { readonly kind: 'payments'; readonly ids: readonly string[] }
  | { readonly kind: 'account'; readonly id: string };

/** SQL: the ids of tickets, with the parameters. */
function idsOf(query: TicketQuery): readonly [sql: string, values: readonly unknown[]] {
  switch (query.kind) {
    case 'folio':
      return ['select id from trip.cart_ticket where item_id = any ($1)', [query.itemIds]];
    case 'transaction':
      return ['select t.id from trip.ticket_order o join trip.cart_ticket t using (cart_id) where o.transaction_id = $1', [query.id]];
    case 'payments':
      return ['select t.id from trip.ticket_order o join trip.cart_ticket t using (cart_id) where o.payment_id = any ($1)', [query.ids]];
    case 'account':
      return ['select t.id from trip.ticket_order o join trip.cart_ticket t using (cart_id) where o.account_id = $1', [query.id]];
    case 'seat':
      return [
        `select t.id from trip.claim c join trip.cart_ticket t on t.cart_id = c.cart_id and t.run_id = c.run_id and t.seat = c.seat
         where right(c.run_id, 10) = $1 and c.seat = $2 and c.kind = 'sold'`,
        [query.day, query.seat],
      ];
    case 'name': {
      // One condition a word: an index is not used for `like all`.
      const conditions = query.words.map((_, index) => `${nameText} like $${index + 1}`).join(' and ');
      return [
        `select id from trip.cart_ticket where item_id is not null and ${conditions} limit ${mostCompared}`,
        query.words.map(containing),
      ];
    }
    default:
      return query satisfies never;
  }
}

/** The tickets of a query, the nearest departures first, and whether there are more. */
export async function findTickets(sql: Sql, query: TicketQuery, now: Date): Promise<{ tickets: Found[]; isMore: boolean }> {
  const [ids, values] = idsOf(query);
  const rows = await sql.query<Found & Record<string, unknown>>(
    `select t.id as "ticketId", t.item_id as "itemId", o.folio, trim(body ->> 'firstName' || ' ' || (body ->> 'lastName')) as name,
       body ->> 'from' as "from", body ->> 'to' as "to", body ->> 'departureDatetime' as "departureDatetime", t.seat::text as seat, t.status,
       t.run_id as "runId"
     from trip.cart_ticket t join trip.ticket_order o using (cart_id)
     where t.id in (${ids}) and t.item_id is not null
     order by abs(extract(epoch from (body ->> 'departureDatetime')::timestamptz - $${values.length + 1})), t.id limit ${most + 1}`,
    [...values, now],
  );
  return { tickets: rows.slice(0, most), isMore: rows.length > most };
}
