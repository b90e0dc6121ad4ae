import { fromPromise } from 'xstate';
import type { Money } from '../../../machines/domain/money.ts';
import type { Platform } from '../../../machines/domain/ownTrip.ts';
import { ask, trip } from '../http/http.ts';
import { cancelBodyOf } from '../wire/cancelBody.ts';

type Input = { platform: Platform; transaction: string; tickets: string[] };

/** A lost answer is asked for again under the same key, so nothing is cancelled twice (API-096, API-106). */
export const cancelTickets = fromPromise<Money, Input>(async ({ input: { platform, transaction, tickets }, signal }) => {
  const { refunded } = await ask(
    (init) => {
      const options = { signal: init.signal, params: { header: { 'idempotency-key': init.key } } };
      return platform === 'new'
        ? trip.POST('/api/ticket/cancel-tickets', { ...options, body: cancelBodyOf(transaction, tickets) })
        : trip.POST('/tickets/cancel', { ...options, body: { boletoIds: tickets } });
    },
    { retries: 2, signal },
  );
  return refunded;
});
