import { fromPromise } from 'xstate';
import { openLink } from '../payment/reservationPass.ts';

export const resolveReservationToken = fromPromise<void, { link: string }>(async ({ input, signal }) => {
  await openLink(input.link, signal);
});
