import { fromPromise } from 'xstate';
import type { Check } from '../../../machines/cancellation/index.ts';
import type { Platform } from '../../../machines/domain/ownTrip.ts';
import { ask, trip } from '../http/http.ts';

type Input = { platform: Platform; transaction: string; tickets: string[] };

/** Each platform has its own check (API-097, API-107). A ticket that the answer leaves out cannot be cancelled. */
export const getCancellableItems = fromPromise<Check[], Input>(async ({ input: { platform, transaction, tickets }, signal }) => {
  const { reservations } =
    platform === 'new'
      ? await ask(
          (init) =>
            trip.POST('/api/ticket/cancellable-items/{transactionId}', {
              signal: init.signal,
              params: { path: { transactionId: transaction } },
            }),
          { retries: 1, signal },
        )
      : await ask((init) => trip.POST('/tickets/cancel/validate', { signal: init.signal, body: { boletoIds: tickets } }), {
          retries: 1,
          signal,
        });
  return tickets.map((ticketId) => {
    const found = reservations.find(({ _id }) => _id === ticketId);
    const reason = found?.cancellable ? null : (found?.reason ?? 'too-late');
    const promotion = found?.promotionOf;
    const takes = promotion ? { from: promotion.ticketId, amount: promotion.takenBack } : null;
    return { ticketId, reason, refund: (found?.willRefund ?? 0) + (takes?.amount ?? 0), takes };
  });
});
