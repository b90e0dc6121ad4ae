import type { operations } from '../../../openapi/types/payment.ts';
import type { Handler } from '../../shared/contract.ts';
import type { PaymentParts } from '../context.ts';
import { openPaymentOf } from '../domain/officeWire.ts';
import { startOfDay } from '../domain/shopDay.ts';
import { actsSince, openPayments, unsentOf } from '../store/officeReads.ts';

/** What has not ended, with the acts that are allowed now, and the messages that were not sent. */
export const listOpenPayments =
  ({ config, db, clock }: PaymentParts): Handler<operations['listOpenPayments']> =>
  async () => {
    const now = clock.machineNow();
    const kinds = [...(config.smtpUrl === undefined ? [] : ['mail']), ...(config.sms === undefined ? [] : ['sms'])];
    const [payments, unsent, actsToday] = await Promise.all([
      openPayments(db),
      unsentOf(db, kinds),
      actsSince(db, startOfDay(now, config.shopTimeZone ?? 'UTC')),
    ]);
    return {
      status: 200,
      body: {
        payments: payments.map((payment) => ({
          ...openPaymentOf(payment, new Date(now)),
          lastAct: payment.last_act && { ...payment.last_act, at: new Date(payment.last_act.at).toISOString() },
        })),
        unsent: unsent.map(({ created_at: createdAt, ...message }) => ({ ...message, createdAt: createdAt.toISOString() })),
        actsToday,
      },
    };
  };
