import type { operations } from '../../../openapi/types/payment.ts';
import type { Handler } from '../../shared/contract.ts';
import { isProved } from '../../shared/persons.ts';
import type { PaymentParts } from '../context.ts';
import { callerOf } from '../../shared/policy.ts';
import { policies } from '../policies/index.ts';

/** API-074, CASH-015. A cutoff of 0 disables reservations that are paid later. (CONST-049 to CONST-051) */
export const getPaymentMethods =
  ({ config: { cash }, payments, persons }: PaymentParts): Handler<operations['getPaymentMethods']> =>
  async ({ identity }) => {
    const caller = callerOf(policies.getPaymentMethods, identity);
    const isOffered = cash.cutoffMinutes > 0;
    return {
      status: 200,
      body: {
        token: 'card',
        cutoff: { unit: 'minutes', value: cash.cutoffMinutes, converted: cash.cutoffMinutes },
        maxWaitTime: 60,
        expirationTime: cash.expiresMinutes,
        enableOxxoPay: isOffered,
        enablePagoExpress: isOffered,
        enablePayManually: isOffered,
        tripDepartureTimeOffset: 60,
        pendingReservations: await payments.pendingOf(caller.subject, persons.marksOf(caller)),
        mayReserve: isProved(caller),
      },
    };
  };
