import type { components } from '../../../openapi/types/payment.ts';
import type { Clock } from '../../shared/clock.ts';
import type { Sql } from '../../shared/db.ts';
import type { PaymentState } from '../domain/saga.ts';
import type { BankGateway } from '../gateways/bank.ts';

type LogEntry = components['schemas']['PaymentLogEntry'];
export type LogEvent = LogEntry['event'];

/** What a step adds to the log of its payment. The answer that led to `pending` is logged with its question. */
export const eventOfStep: Readonly<Record<PaymentState, LogEvent | null>> = {
  created: null,
  reserved: null,
  asking: 'sent',
  pending: null,
  challenged: 'challenge',
  closing: 'closing',
  unknown: 'unknown',
  authorised: 'charged',
  ticketed: 'tickets',
  voiding: 'refund-asked',
  paid: null,
  refused: 'refused',
  refunded: 'refunded',
};

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

/** The gateway, which logs each question that the bank left open. */
export function loggedBank(bank: BankGateway, logs: PaymentLogs): BankGateway {
  async function logged<Answer>(paymentId: string, asking: Promise<Answer>): Promise<Answer> {
    const answer = await asking;
    const event = openEventOf(answer);
    if (event !== null) await logs.note(paymentId, event);
    return answer;
  }
  return {
    ...bank,
    authorise: (charge) => logged(charge.paymentId, bank.authorise(charge)),
    status: (paymentId) => logged(paymentId, bank.status(paymentId)),
    cancel: (paymentId) => logged(paymentId, bank.cancel(paymentId)),
  };
}

function openEventOf(answer: unknown): LogEvent | null {
  if (answer === 'silence') return 'no-answer';
  if (answer === 'deciding') return 'undecided';
  const isUndecided = typeof answer === 'object' && answer !== null && 'status' in answer && answer.status === 'processing';
  return isUndecided ? 'undecided' : null;
}
