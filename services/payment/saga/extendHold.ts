import { crashPoint } from '../../shared/crashPoint.ts';
import type { Payment } from '../domain/payment.ts';
import { cartGone } from '../domain/refusals.ts';
import { bankDeadlineSeconds } from '../domain/saga.ts';
import { holding } from './lease.ts';
import type { SagaParts } from './step.ts';

/** Keeps the seats of a cart while the bank is asked. Throws the refusal of a cart that is gone. The caller holds the lease. */
export async function extendHold(saga: SagaParts, { id, cart_id: cartId }: Payment): Promise<void> {
  const { db, payments, trip } = saga;
  const hold = await holding(saga, id, () => trip.extend(cartId, id, bankDeadlineSeconds));
  crashPoint('hold-extended');
  if (hold === 'held') return;
  const ended = await payments.step(db, id, 'created', 'refused', { reason: 'cart-expired' });
  if (ended) await payments.unlease(id, 0);
  throw cartGone(hold.refusal);
}
