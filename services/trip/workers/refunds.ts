import type { Clock } from '../../shared/clock.ts';
import type { Database } from '../../shared/db.ts';
import type { PaymentGateway } from '../gateways/payment.ts';
import { type DueRefund, refundCredited, takeRefunds } from '../store/refunds.ts';

export type Refunds = ReturnType<typeof createRefunds>;

/**
 * Credits the refunds of ended tickets as points, those of the older platform too. Whoever ends a ticket writes its refund and the key in
 * the same transaction, and each try uses that key. So a crash or a lost answer loses no refund and doubles none. (decision 27)
 */
export function createRefunds(db: Database, clock: Clock, gateway: PaymentGateway) {
  const credit = async ({ creditKey, ...refund }: DueRefund): Promise<void> => {
    await gateway.credit({ key: creditKey, ...refund, description: 'Cancelación de boleto' });
    await refundCredited(db, refund.ticketId, clock.date());
  };

  return {
    /** Tries to credit the refunds of these tickets now, because the shop reads the balance next. The worker retries the others. */
    async creditNow(ticketIds: readonly string[]): Promise<void> {
      await Promise.allSettled((await takeRefunds(db, ticketIds)).map(credit));
    },

    /** Credits the refunds whose time has come. Rejects when one failed; it stays due. */
    async creditDue(): Promise<void> {
      await Promise.all((await takeRefunds(db)).map(credit));
    },
  };
}
