import createClient from 'openapi-fetch';
import type { paths } from '../../../openapi/types/payment.ts';
import type { Clock } from '../../shared/clock.ts';
import type { Database } from '../../shared/db.ts';
import { uuidOf } from '../../shared/uuidOf.ts';
import { type Loop, startLoop } from '../workers/publisher.ts';
import { dueRefunds, refundCredited } from './store.ts';

const everyMs = 2000;
const batch = 20;
const patienceMs = 8000;

export interface RefundParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly paymentUrl: string;
  readonly serviceToken: string;
  readonly onError: (error: unknown) => void;
}

/**
 * Credits the promised refunds as points. The payment service credits once per reference, which is the ticket, so a repeated call after a
 * crash changes nothing. (CANCEL-001, decision 27)
 */
export function startRefunds({ db, clock, paymentUrl, serviceToken, onError }: RefundParts): Loop {
  const client = createClient<paths>({
    baseUrl: paymentUrl,
    headers: { 'service-token': serviceToken },
    fetch: (request) => fetch(request, { signal: AbortSignal.timeout(patienceMs) }),
  });
  return startLoop(
    everyMs,
    async () => {
      const due = await dueRefunds(db, batch);
      for (const { ticket_id, account_id, amount } of due) {
        const reference = `cancel ${ticket_id}`;
        const { error } = await client.POST('/internal/points', {
          params: { header: { 'idempotency-key': await uuidOf(`points ${reference}`) } },
          body: { accountId: account_id, amount, reference, description: 'Cancelación de boleto' },
        });
        if (error) throw new Error(`points of ${ticket_id}: ${error.code}`);
        await refundCredited(db, ticket_id, clock.date());
      }
      return due.length === batch;
    },
    onError,
  );
}
