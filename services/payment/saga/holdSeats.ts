import { crashPoint } from '../../shared/crashPoint.ts';
import type { Payment } from '../domain/payment.ts';
import { cartGone } from '../domain/refusals.ts';
import { bankDeadlineSeconds, courses } from '../domain/saga.ts';
import { holding } from './lease.ts';
import { endRelease, releaseCart } from './release.ts';
import type { Move, SagaParts, Step } from './step.ts';

/** Ends a charge that its request abandoned: the bank was not asked, and a request that still lives fails in its own next step. */
const endAbandoned: Move = ({ db, payments }, { id, method }) =>
  payments.step(db, id, 'created', courses[method].afterCreated, { reason: 'bank-unavailable', release: 'keep' });

/** The request that makes a card payment keeps its seats with `extendHold`, and then asks the bank. */
export const holdSeats: Step = { when: ['created'], do: endAbandoned, undo: releaseCart };

/** Nobody keeps the seats of a reservation of the older platform for its payment. */
export const holdNoSeats: Step = {
  when: ['created'],
  do: endAbandoned,
  undo: async (saga, { id, state, release }) => (release === null ? undefined : endRelease(saga, id, state === 'refused')),
};

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
