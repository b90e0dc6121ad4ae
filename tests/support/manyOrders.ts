import pg from 'pg';

/** Orders that one account has, tickets that one bus has, and the days around today over which the buses are spread. */
const ofAccount = 5;
const ofBus = 30;
const [daysAgo, daysAhead] = [330, 35];
/** Claims are kept so long after the departure (`services/trip/workers/retention.ts`). */
const claimDays = 7;
const batch = 50_000;

/**
 * A row of each table that an order leaves, copied from the order of `$1` with what must differ: the order's number `n`, its account, bus and day.
 * A copy follows the columns of its table, so a new column needs no change here.
 */
const copies: readonly string[] = [
  `insert into trip.run (id) select distinct bus from filled on conflict do nothing`,
  `insert into trip.cart select copy.* from source join trip.cart model on model.id = source.cart_id, filled,
     jsonb_populate_record(model, jsonb_build_object('id', 'C' || n, 'account_id', account, 'holder', account, 'block_key', gen_random_uuid(),
       'payment_id', 'P' || n)) copy`,
  `insert into trip.cart_ticket select copy.* from source join trip.cart_ticket model on model.cart_id = source.cart_id and model.position = 0, filled,
     jsonb_populate_record(model, jsonb_build_object('id', 'T' || n, 'cart_id', 'C' || n, 'run_id', bus, 'seat', place, 'item_id', 'I' || n,
       'body', model.body || jsonb_build_object('departureDatetime', day, 'firstName', first, 'lastName', last || ' ' || mother))) copy`,
  `insert into trip.claim (run_id, seat, legs, kind, holder, cart_id, version)
     select bus, place, legs, 'sold', account, 'C' || n, 1 from source join trip.cart_ticket model on model.cart_id = source.cart_id and model.position = 0, filled
     where day > now() - interval '${claimDays} days'`,
  `insert into trip.ticket_order select copy.* from source join trip.ticket_order model on model.id = source.order_id, filled,
     jsonb_populate_record(model, jsonb_build_object('number', nextval('trip.order_number'), 'id', 'O' || n, 'cart_id', 'C' || n, 'payment_id', 'P' || n,
       'account_id', account, 'folio', 'F' || n, 'transaction_id', 'X' || n, 'created_at', day, 'departs_at', day, 'reminded_at', day)) copy`,
  `insert into payment.payment select copy.* from source join payment.payment model on model.order_id = source.order_id, filled,
     jsonb_populate_record(model, jsonb_build_object('id', 'P' || n, 'idempotency_key', gen_random_uuid(), 'cart_id', 'C' || n, 'account_id', account,
       'folio', 'F' || n, 'order_id', 'O' || n, 'created_at', day, 'customer', model.customer || jsonb_build_object('email', account || '@example.com'))) copy`,
  `insert into payment.payment_log (payment_id, event, at, last_at)
     select 'P' || n, log.event, day, day from source join payment.payment model on model.order_id = source.order_id join payment.payment_log log on log.payment_id = model.id, filled`,
];

/**
 * Adds orders numbered `from` to below `to` to a shop, as copies of the order `orderId`: of 924 names, five to an account, 30 to a bus, over the last 330 and the next 35 days.
 * They go past the services, so a million takes minutes.
 */
export async function addOrders(databaseUrl: string, orderId: string, { from, to }: { from: number; to: number }): Promise<void> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  try {
    await client.query('set synchronous_commit = off');
    for (let start = from; start < to; start += batch) {
      const filled = `
        source as (select id as order_id, cart_id from trip.ticket_order where id = $1),
        filled as (
          select n, 'A' || n / ${ofAccount} as account, 1 + n % ${ofBus} as place,
            'fill_' || n / ${ofBus} || '_' || to_char(day, 'YYYY-MM-DD') as bus, day,
          (array['Ana', 'José', 'María', 'Luis', 'Guadalupe', 'Juan', 'Sofía', 'Miguel', 'Ximena', 'Iván', 'Regina', 'Óscar'])[1 + n % 12] as first,
          (array['Hernández', 'García', 'Martínez', 'López', 'González', 'Pérez', 'Rodríguez'])[1 + n / 12 % 7] as last,
          (array['Sánchez', 'Ramírez', 'Cruz', 'Flores', 'Gómez', 'Morales', 'Vázquez', 'Reyes', 'Jiménez', 'Torres', 'Ibáñez'])[1 + n / 84 % 11] as mother
          from generate_series($2::int, $3::int) n,
            lateral (select date_trunc('day', now()) + interval '12 hours' + make_interval(days => (n / ${ofBus}) % ${daysAgo + daysAhead} - ${daysAgo - 1}) as day) dated
        )`;
      const values = [orderId, start, Math.min(start + batch, to) - 1];
      for (const copy of copies) await client.query(`with ${filled} ${copy}`, values);
    }
    await client.query('analyze');
  } finally {
    await client.end();
  }
}
