import { type Kysely, sql } from 'kysely';

/** A taxi may also be sold with a ticket of the older platform, so the id of a sale is that of a ticket of either. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table trip.taxi_sale drop constraint taxi_sale_id_fkey`.execute(db);
  await sql`
    insert into trip.taxi_sale (id, status)
    select id, 'active' from trip.older_ticket
    where ikey <> '' and cancellation is null and ticket -> 'servicios' -> 'ItemServicioBoleto' @> '[{"nombreServicio": "Taxi a tu destino"}]'`.execute(
    db,
  );
}
