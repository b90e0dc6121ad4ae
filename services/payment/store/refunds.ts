import type { Clock } from '../../shared/clock.ts';
import type { Sql } from '../../shared/db.ts';
import type { Refund, RefundState } from '../domain/refund.ts';

/** Seconds until a refund that has not ended is tried again. */
const retrySeconds = 30;

export type Refunds = ReturnType<typeof createRefunds>;

/** What operators give back. */
export function createRefunds(sql: Sql, clock: Clock) {
  return {
    /** The refunds of a payment, the oldest first. */
    of: (paymentId: string, db: Sql = sql): Promise<Refund[]> =>
      db.query<Refund & Record<string, unknown>>('select * from payment.refund where payment_id = $1 order by asked_at, id', [paymentId]),

    /** Undefined when another payment has a refund of this id. */
    async ask(
      db: Sql,
      refund: Pick<Refund, 'id' | 'payment_id' | 'ticket_id' | 'amount' | 'way' | 'operator' | 'reason'>,
    ): Promise<Refund | undefined> {
      const rows = await db.query<Refund & Record<string, unknown>>(
        `insert into payment.refund (id, payment_id, ticket_id, amount, way, operator, reason, asked_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict (id) do nothing returning *`,
        [
          ...[refund.id, refund.payment_id, refund.ticket_id, refund.amount],
          ...[refund.way, refund.operator, refund.reason, new Date(clock.machineNow())],
        ],
      );
      return rows[0];
    },

    /** Takes the refunds that are due; nobody else takes them for half a minute. */
    due: (limit: number): Promise<Refund[]> =>
      sql.query<Refund & Record<string, unknown>>(
        `update payment.refund set next_try_at = clock_timestamp() + make_interval(secs => $2)
         where id in (select id from payment.refund where state = 'asked' and next_try_at <= clock_timestamp()
                      order by next_try_at limit $1 for update skip locked)
         returning *`,
        [limit, retrySeconds],
      ),

    /** Ends a refund once. False when it has ended already. */
    async settle(db: Sql, id: string, state: Exclude<RefundState, 'asked'>): Promise<boolean> {
      const rows = await db.query("update payment.refund set state = $2, settled_at = $3 where id = $1 and state = 'asked' returning id", [
        id,
        state,
        new Date(clock.machineNow()),
      ]);
      return rows.length > 0;
    },
  };
}
