import { currentSession } from '../../shared/clock.ts';
import { crashPoint } from '../../shared/crashPoint.ts';
import type { Sql } from '../../shared/db.ts';
import { keyReused } from '../../shared/idempotency.ts';
import type { PaymentParts } from '../context.ts';
import { newFolio, newPaymentId } from '../domain/ids.ts';
import type { NewPayment, Payment } from '../domain/payment.ts';
import { keyClosed } from '../domain/refusals.ts';
import { bankDeadlineSeconds, mayTryAgain } from '../domain/saga.ts';

/**
 * The payment of an earlier request with the same key, with its due steps made. Undefined without one, and for a charge that may be tried
 * again, which a free order never is.
 * Throws 422 `key-reused` for another request, and what `refuse` throws for another caller.
 */
export async function repeatedPayment(
  { payments, saga }: Pick<PaymentParts, 'payments' | 'saga'>,
  { key, method, cartId }: Pick<NewPayment, 'key' | 'method' | 'cartId'>,
  refuse: (earlier: Payment) => unknown,
): Promise<Payment | undefined> {
  const earlier = await payments.byKey(key);
  if (!earlier) return undefined;
  refuse(earlier);
  if (earlier.method !== method || earlier.cart_id !== cartId) throw keyReused();
  const known = (await saga.advance(earlier.id)) ?? earlier;
  return mayTryAgain(known) ? undefined : known;
}

/** What a request says of its payment. */
export type Wanted = Omit<NewPayment, 'id' | 'folio' | 'session' | 'deadlineAt'>;
type Parts = Pick<PaymentParts, 'db' | 'payments' | 'closedKeys' | 'points' | 'clock'>;

/** Inserts a payment and spends its points. */
async function insertPayment({ payments, points }: Parts, payment: NewPayment, tx: Sql): Promise<Payment | 'taken'> {
  const { discount, accountId, id } = payment;
  if (discount?.kind === 'points') await points.spend(tx, { accountId, amount: discount.amount, paymentId: id });
  return payments.insert(payment, tx);
}

/**
 * Begins a payment of any method: writes its row, leased to the caller, before anybody else is asked. `refuse` throws when another request
 * has taken the cart, the key or the coupon. Throws 409 `payment-key-closed` after somebody was told that nothing began with the key.
 */
export async function beginPayment(
  parts: Parts,
  wanted: Wanted,
  refuse: () => Promise<never>,
  insert = (payment: NewPayment, tx: Sql) => insertPayment(parts, payment, tx),
): Promise<Payment> {
  const { db, closedKeys, clock } = parts;
  const payment = await db.transaction(async (tx) => {
    if (await closedKeys.isClosed(tx, wanted.key, wanted.accountId)) throw keyClosed();
    const deadlineAt = new Date(clock.now() + bankDeadlineSeconds * 1000);
    return insert({ ...wanted, id: newPaymentId(), folio: newFolio(), session: currentSession(), deadlineAt }, tx);
  });
  if (payment === 'taken') return refuse();
  crashPoint('payment-created');
  return payment;
}
