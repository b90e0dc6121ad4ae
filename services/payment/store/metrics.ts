import type { Sql } from '../../shared/db.ts';
import type { Metrics } from '../../shared/metrics.ts';

/** Tells how many payments have not ended, and since when, by method and state. */
export function tellOfPayments(metrics: Metrics, sql: Sql): void {
  const open = (name: string, help: string, value: string): void =>
    metrics.gauge({
      name,
      help,
      labels: ['method', 'state'],
      async read() {
        const rows = await sql.query<{ method: string; state: string; value: number }>(
          `select method, state, ${value} as value from payment.payment
           where state not in ('paid', 'refused', 'refunded') or release is not null group by 1, 2`,
        );
        return rows.map(({ method, state, value: at }) => ({ labels: { method, state }, value: at }));
      },
    });
  open('anden_payments_open', 'Payments that have not ended.', 'count(*)::int');
  open(
    'anden_payments_oldest_seconds',
    'Age of the oldest payment that has not ended.',
    'extract(epoch from now() - min(created_at))::float',
  );
}
