import { fromPromise } from 'xstate';
import type { Refund } from '../../../machines/cancellation/index.ts';
import type { Platform } from '../../../machines/domain/ownTrip.ts';
import { ask, trip } from '../http/http.ts';
import { cancelBodyOf } from '../wire/cancelBody.ts';

type Input = { platform: Platform; transaction: string; tickets: string[] };

/** The check of the older platform names the refund (API-095, API-107). */
export const previewCancelTickets = fromPromise<Refund, Input>(async ({ input: { platform, transaction, tickets }, signal }) => {
  if (platform === 'new') {
    const body = cancelBodyOf(transaction, tickets);
    const { willRefund, takenBack } = await ask((init) => trip.POST('/api/ticket/cancel-tickets/preview', { signal: init.signal, body }), {
      retries: 1,
      signal,
    });
    return { refund: willRefund, takenBack };
  }
  const body = { boletoIds: tickets };
  const { willRefund = 0 } = await ask((init) => trip.POST('/tickets/cancel/validate', { signal: init.signal, body }), {
    retries: 1,
    signal,
  });
  return { refund: willRefund, takenBack: 0 };
});
