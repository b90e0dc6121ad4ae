import type { Clock } from '../../shared/clock.ts';
import type { Sql } from '../../shared/db.ts';
import type { LogEntry, LogEvent } from '../domain/paymentLog.ts';

export type PaymentLogs = ReturnType<typeof createPaymentLogs>;

/** The log of each payment. The store writes the steps; this writes the questions that led to none. */
export function createPaymentLogs(sql: Sql, clock: Clock) {
  return {
    /** Counts an event that repeats the last one, and adds any other. */
    async note(paymentId: string, event: LogEvent): Promise<void> {
      await sql.query(
        `with latest as (select id, event from payment.payment_log where payment_id = $1 order by id desc limit 1),
           again as (update payment.payment_log set times = times + 1, last_at = $3
             where id = (select id from latest where event = $2) returning id)
         insert into payment.payment_log (payment_id, event, at, last_at) select $1, $2, $3, $3 where not exists (select from again)`,
        [paymentId, event, clock.date()],
      );
    },

    async of(paymentId: string): Promise<LogEntry[]> {
      const rows = await sql.query<{ event: LogEvent; at: Date; last_at: Date; times: number }>(
        'select event, at, last_at, times from payment.payment_log where payment_id = $1 order by id',
        [paymentId],
      );
      return rows.map(({ event, at, last_at: lastAt, times }) => ({ event, at: at.toISOString(), lastAt: lastAt.toISOString(), times }));
    },
  };
}
