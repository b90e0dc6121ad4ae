import type { Sql } from '../../shared/db.ts';
import type { Metrics } from '../../shared/metrics.ts';

/** Tells how many seats and carts are held, and how far the live channel is behind. */
export function tellOfTrips(metrics: Metrics, sql: Sql): void {
  metrics.gauge({
    name: 'anden_seats_selected',
    help: 'Seats that travellers selected and have not put into a cart.',
    async read() {
      const [row] = await sql.query<{ value: number }>("select count(*)::int as value from trip.claim where kind = 'selected'");
      return [{ value: row?.value ?? 0 }];
    },
  });
  metrics.gauge({
    name: 'anden_carts_held',
    help: 'Carts whose seats are held, by status.',
    labels: ['status'],
    async read() {
      const rows = await sql.query<{ status: string; value: number }>(
        "select status, count(*)::int as value from trip.cart where status in ('open', 'paying') group by 1",
      );
      return rows.map(({ status, value }) => ({ labels: { status }, value }));
    },
  });
  metrics.gauge({
    name: 'anden_seat_events_lag_seconds',
    help: 'Age of the oldest change of a seat that the live channel has not published.',
    async read() {
      const [row] = await sql.query<{ value: number | null }>(
        'select extract(epoch from now() - min(happened_at))::float as value from trip.seat_event where published_at is null',
      );
      return [{ value: row?.value ?? 0 }];
    },
  });
}
