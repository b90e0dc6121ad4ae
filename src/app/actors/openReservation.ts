import { fromPromise } from 'xstate';
import type { ReservationLink } from '../../../machines/domain/reservation.ts';
import { openLink } from '../payment/reservationPass.ts';

export const openReservation = fromPromise<void, { link: ReservationLink | null }>(async ({ input: { link }, signal }) => {
  if (!link) throw new Error('a reservation needs its link');
  await openLink(link, signal);
});
