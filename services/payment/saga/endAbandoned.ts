import { endRelease, releaseCart } from './release.ts';
import type { Move, Step } from './step.ts';

/** Ends a charge that its request abandoned: the bank was not asked, and a request that still lives fails in its own next step. */
const endAbandoned: Move = ({ db, payments }, { id }) =>
  payments.step(db, id, 'created', 'refused', { reason: 'bank-unavailable', release: 'keep' });

/** The request that makes a card payment keeps its seats with `extendHold`, and then asks the bank. */
export const endAbandonedCart: Step = { when: ['created'], do: endAbandoned, undo: releaseCart };

/** Nobody keeps the seats of a reservation of the older platform for its payment. */
export const endAbandonedReservation: Step = {
  when: ['created'],
  do: endAbandoned,
  undo: async (saga, { id, state, release }) => (release === null ? undefined : endRelease(saga, id, state === 'refused')),
};
