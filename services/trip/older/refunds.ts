import type { Clock } from '../../shared/clock.ts';
import type { Database } from '../../shared/db.ts';
import { uuidOf } from '../../shared/uuidOf.ts';
import type { PaymentGateway } from '../gateways/payment.ts';
import { type Loop, startLoop } from '../workers/publisher.ts';
import { dueRefunds, refundCredited } from './store.ts';

const everyMs = 2000;
const batch = 20;

export interface RefundParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly gateway: PaymentGateway;
  readonly onError: (error: unknown) => void;
}

/**
 * Credits the promised refunds of the older platform as points. The payment service credits once per reference, which is the ticket, so a
 * repeated call after a crash changes nothing. (CANCEL-001, decision 27)
 */
export function startRefunds({ db, clock, gateway, onError }: RefundParts): Loop {
  return startLoop(
    everyMs,
    async () => {
      const due = await dueRefunds(db, batch);
      for (const { ticket_id, account_id, amount } of due) {
        const reference = `cancel ${ticket_id}`;
        const key = await uuidOf(`points ${reference}`);
        await gateway.credit({ key, accountId: account_id, amount, reference, description: 'Cancelación de boleto' });
        await refundCredited(db, ticket_id, clock.date());
      }
      return due.length === batch;
    },
    onError,
  );
}
