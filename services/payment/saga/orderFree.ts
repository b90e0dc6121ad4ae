import { releaseCart } from './release.ts';
import type { Step } from './step.ts';

/** Nothing is due, so the tickets come next. */
export const orderFree: Step = {
  when: ['created'],
  do: ({ db, payments, clock }, { id }) => payments.step(db, id, 'created', 'authorised', { operationAt: clock.date() }),
  undo: releaseCart,
};
