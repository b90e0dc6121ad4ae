import { type Kysely, sql } from 'kysely';

/** Carts, their tickets, and their orders. Money is in 1/100000 peso. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table trip.cart (
      id text primary key,
      account_id text not null,
      holder text not null,
      block_key uuid not null,
      status text not null check (status in ('open', 'paying', 'sold', 'reserved', 'released', 'expired')),
      payment_id text,
      is_change boolean not null default false,
      total bigint not null,
      services_total bigint not null,
      created_at timestamptz not null,
      own_expires_at timestamptz not null,
      expires_at timestamptz not null,
      unique (account_id, block_key)
    )`.execute(db);
  await sql`create index cart_expiry on trip.cart (expires_at) where status in ('open', 'paying')`.execute(db);
  await sql`create index cart_holder on trip.cart (holder) where status in ('open', 'paying')`.execute(db);
  await sql`
    create table trip.cart_ticket (
      id text primary key,
      cart_id text not null references trip.cart (id),
      position integer not null,
      run_id text not null,
      seat integer not null,
      legs int4range not null,
      status text not null check (status in ('held', 'reserved', 'issued', 'cancelled', 'changed', 'released')),
      item_id text unique,
      body jsonb not null,
      unique (cart_id, position)
    )`.execute(db);
  await sql`create sequence trip.order_number`.execute(db);
  await sql`
    create table trip.ticket_order (
      number bigint primary key,
      id text not null unique,
      cart_id text not null unique references trip.cart (id),
      payment_id text not null unique,
      account_id text not null,
      status text not null check (status in ('paid', 'reserved', 'cancelled')),
      method text not null,
      folio text not null,
      transaction_id text not null unique,
      created_at timestamptz not null
    )`.execute(db);
}
