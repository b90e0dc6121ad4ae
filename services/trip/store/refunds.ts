import type { Sql } from '../../shared/db.ts';

/** Seconds until a refund is tried again. It is more than a call to the payment service may take. */
const retrySeconds = 3;

/** What the end of a ticket gives back, in 1/100000 peso. */
export interface Refund {
  readonly ticketId: string;
  readonly accountId: string;
  readonly amount: number;
}

/** A refund that the payment service has not confirmed yet. */
export interface DueRefund extends Refund {
  readonly reference: string;
  readonly creditKey: string;
}

/** Promises a refund in the transaction that ends its ticket. The worker waits a moment, because the request tries first. (decision 27) */
export async function promiseRefund(tx: Sql, { ticketId, accountId, amount }: Refund): Promise<void> {
  await tx.query(
    `insert into trip.refund (ticket_id, account_id, amount, reference, next_try_at)
     values ($1, $2, $3, $4, clock_timestamp() + make_interval(secs => $5))`,
    [ticketId, accountId, amount, `cancel-${ticketId}`, retrySeconds],
  );
}

/** Takes refunds without a credit: those of the given tickets, or else those whose time has come. Nobody else takes them meanwhile. */
export function takeRefunds(sql: Sql, ticketIds?: readonly string[]): Promise<DueRefund[]> {
  return sql.query<DueRefund & Record<string, unknown>>(
    `update trip.refund set next_try_at = clock_timestamp() + make_interval(secs => $1)
     where credited_at is null and ${ticketIds === undefined ? 'next_try_at <= clock_timestamp()' : 'ticket_id = any ($2)'}
     returning ticket_id as "ticketId", account_id as "accountId", amount, reference, credit_key as "creditKey"`,
    ticketIds === undefined ? [retrySeconds] : [retrySeconds, ticketIds],
  );
}

/** Notes that a refund was credited. */
export async function refundCredited(sql: Sql, ticketId: string, now: Date): Promise<void> {
  await sql.query('update trip.refund set credited_at = $2 where ticket_id = $1 and credited_at is null', [ticketId, now]);
}
