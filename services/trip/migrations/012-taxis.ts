import { type Kysely, sql } from 'kysely';

/** The taxis that were sold with tickets. A sale has the id of its ticket, because a ticket has one taxi. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table trip.taxi_sale (
      id text primary key references trip.cart_ticket (id),
      status text not null check (status in ('active', 'inactive'))
    )`.execute(db);
  await sql`
    insert into trip.taxi_sale (id, status)
    select id, 'active' from trip.cart_ticket where status = 'issued' and body -> 'services' @> '[{"_id": "71"}]'`.execute(db);
}
