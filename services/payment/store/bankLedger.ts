import type { Sql } from '../../shared/db.ts';

/** From its first instant until before its end. */
interface Span {
  readonly from: Date;
  readonly until: Date;
}

/** What our payment moved. Amounts in 1/100000 of the currency's unit. */
export interface LedgerRow extends Record<string, unknown> {
  readonly folio: string;
  readonly bank_id: string;
  readonly currency: string;
  readonly captured: number;
  readonly refunded: number;
}

/** SQL: the bank captured the payment `p`. What it refused to capture was collected elsewhere. */
const isCaptured = "p.state = 'paid' and p.capture_refused_at is null";

/**
 * What our payments at the bank moved in a window: their captures, and the refunds that the bank confirmed. One that was given
 * back whole moved nothing: the saga may have taken it back before or after its capture.
 */
export const bankLedger = (
  sql: Sql,
  { bankIds, day, window }: { bankIds: readonly string[]; day: Span; window: Span },
): Promise<LedgerRow[]> =>
  sql.query<LedgerRow>(
    `select p.folio, p.bank_id, p.currency,
       case when ${isCaptured} and p.operation_at >= $4 and p.operation_at < $5 then p.amount else 0 end as captured,
       coalesce((select sum(r.amount) from payment.refund r
                 where r.payment_id = p.id and r.way = 'bank' and r.state = 'done' and r.settled_at >= $4 and r.settled_at < $5), 0)::bigint as refunded
     from payment.payment p
     where p.method in ('pasarela-de-pago', 'reservation') and p.bank_id is not null
       and (p.bank_id = any ($1)
         or ${isCaptured} and p.operation_at >= $2 and p.operation_at < $3
         or exists (select 1 from payment.refund r where r.payment_id = p.id and r.way = 'bank' and r.state = 'done' and r.settled_at >= $2 and r.settled_at < $3))`,
    [bankIds, day.from, day.until, window.from, window.until],
  );
