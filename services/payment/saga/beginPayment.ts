import { currentSession } from '../../shared/clock.ts';
import { crashPoint } from '../../shared/crashPoint.ts';
import { keyReused } from '../../shared/idempotency.ts';
import type { PaymentParts } from '../context.ts';
import { newFolio, newPaymentId } from '../domain/ids.ts';
import type { NewPayment, Payment } from '../domain/payment.ts';
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
type Parts = Pick<PaymentParts, 'db' | 'payments' | 'points' | 'clock'>;

/** Inserts a payment and spends its points in one transaction. */
function insertPayment({ db, payments, points }: Parts, payment: NewPayment): Promise<Payment | 'taken'> {
  const { discount, accountId, id } = payment;
  if (discount?.kind !== 'points') return payments.insert(payment);
  return db.transaction(async (tx) => {
    await points.spend(tx, { accountId, amount: discount.amount, paymentId: id });
    return payments.insert(payment, tx);
  });
}

/**
 * Begins a payment of any method: writes its row, leased to the caller, before anybody else is asked. `refuse` throws when another request
 * has taken the cart, the key or the coupon.
 */
export async function beginPayment(
  parts: Parts,
  wanted: Wanted,
  refuse: () => Promise<never>,
  insert = (payment: NewPayment) => insertPayment(parts, payment),
): Promise<Payment> {
  const payment = await insert({
    ...wanted,
    id: newPaymentId(),
    folio: newFolio(),
    session: currentSession(),
    deadlineAt: new Date(parts.clock.now() + bankDeadlineSeconds * 1000),
  });
  if (payment === 'taken') return refuse();
  crashPoint('payment-created');
  return payment;
}
