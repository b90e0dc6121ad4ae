import type { operations } from '../../../openapi/types/payment.ts';
import type { Handler } from '../../shared/contract.ts';

/** API-074. A cutoff of 0 disables reservations that are paid later. (CONST-051) */
export const getPaymentMethods = (): Handler<operations['getPaymentMethods']> => async () => ({
  status: 200,
  body: {
    token: 'card',
    cutoff: { unit: 'minutes', value: 0, converted: 0 },
    maxWaitTime: 60,
    expirationTime: 60,
    enableOxxoPay: false,
    enablePagoExpress: false,
    enablePayManually: false,
    tripDepartureTimeOffset: 0,
  },
});
