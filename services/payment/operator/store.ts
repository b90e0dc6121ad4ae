import type { Sql } from '../../shared/db.ts';
import type { Payment } from '../domain/payment.ts';
import type { PaymentMethod, PaymentState } from '../domain/saga.ts';
import type { Act } from './rules.ts';

/** A payment that has not ended, and the last act of an operator on it. */
export interface ListedPayment {
  readonly id: string;
  readonly folio: string;
  readonly reference: string;
  readonly state: PaymentState;
  readonly method: PaymentMethod;
  readonly amount: number;
  readonly currency: string;
  readonly createdAt: Date;
  readonly deadlineAt: Date;
  readonly bankAnsweredAt: Date | null;
  readonly captureRefusedAt: Date | null;
  readonly nextTryAt: Date;
  readonly lastAct: { readonly act: Act | 'refund'; readonly operator: string; readonly reason: string; readonly at: string } | null;
}

/** Most rows of one page. */
const most = 200;

/** Payments that have not ended, the oldest first. Vouchers come last, because their deadline is days away. */
export function openPayments(sql: Sql): Promise<ListedPayment[]> {
  return sql.query<ListedPayment & Record<string, unknown>>(
    `select p.id, p.folio, p.reference, p.state, p.method, p.amount, p.currency, p.created_at as "createdAt", p.deadline_at as "deadlineAt",
       p.bank_answered_at as "bankAnsweredAt", p.capture_refused_at as "captureRefusedAt", p.next_try_at as "nextTryAt",
       (select json_build_object('act', a.act, 'operator', a.operator, 'reason', a.reason, 'at', a.made_at)
        from payment.operator_act a where a.payment_id = p.id order by a.id desc limit 1) as "lastAct"
     from payment.payment p
     where p.state not in ('paid', 'refused', 'refunded') or p.release is not null
     order by p.state = 'reserved', p.created_at limit ${most}`,
  );
}

/** An act of an operator on a payment, with the state in which it found it. */
export interface WrittenAct {
  readonly payment: Pick<Payment, 'id' | 'state'>;
  readonly act: Act | 'refund';
  readonly operator: string;
  readonly reason: string;
  readonly proof: string | null;
  readonly at: Date;
}

/** Writes an act into the history of its payment. */
export async function writeAct(sql: Sql, { payment, act, operator, reason, proof, at }: WrittenAct): Promise<void> {
  await sql.query(
    'insert into payment.operator_act (payment_id, act, operator, reason, proof, from_state, made_at) values ($1, $2, $3, $4, $5, $6, $7)',
    [payment.id, act, operator, reason, proof, payment.state, at],
  );
}

/** Acts of operators since an instant. */
export async function actsSince(sql: Sql, since: Date): Promise<number> {
  const [row] = await sql.query<{ count: number }>('select count(*)::int as count from payment.operator_act where made_at >= $1', [since]);
  return row?.count ?? 0;
}
