import type { Clock } from '../shared/clock.ts';
import type { Database } from '../shared/db.ts';
import type { PaymentGateway } from './gateways/payment.ts';
import { type DueRefund, refundCredited, takeRefunds } from './store/cancellations.ts';

/** Seconds until a refund is tried again. It is more than a call to the payment service may take. */
export const refundRetrySeconds = 3;

export type Refunds = ReturnType<typeof createRefunds>;

/**
 * Credits the refunds of cancelled tickets as points. A cancellation writes the refund and its key in its own transaction, and each try
 * uses that key. So a crash or a lost answer loses no refund and doubles none. (decision 27)
 */
export function createRefunds(db: Database, clock: Clock, gateway: PaymentGateway) {
  const credit = async ({ ticketId, accountId, refund, creditKey }: DueRefund): Promise<void> => {
    await gateway.credit({
      key: creditKey,
      accountId,
      amount: refund,
      reference: `cancel-${ticketId}`,
      description: 'Cancelación de boleto',
    });
    await refundCredited(db, ticketId, clock.date());
  };

  return {
    /** Tries to credit the refunds of these tickets now, because the shop reads the balance next. The worker retries the others. */
    async creditNow(ticketIds: readonly string[]): Promise<void> {
      await Promise.allSettled((await takeRefunds(db, refundRetrySeconds, ticketIds)).map(credit));
    },

    /** Credits the refunds whose time has come. Rejects when one failed; it stays due. */
    async creditDue(): Promise<void> {
      await Promise.all((await takeRefunds(db, refundRetrySeconds)).map(credit));
    },
  };
}
