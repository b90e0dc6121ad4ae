import type { operations } from '../../../openapi/types/payment.ts';
import type { Handler } from '../../shared/contract.ts';
import { defaultCurrency } from '../../shared/money.ts';
import { Problem } from '../../shared/problem.ts';
import type { PaymentParts } from '../context.ts';

/** The bank, with the key or the fields that make a card readable for it alone. Throws 503 `bank-unavailable`. (API-067) */
export const getPaymentProviders =
  ({ bank, config }: PaymentParts): Handler<operations['getPaymentProviders']> =>
  async () => {
    const offer = await bank.offer();
    if (!offer) throw new Problem(503, 'bank-unavailable', 'El banco no responde por el momento.', {}, { 'retry-after': '2' });
    return {
      status: 200,
      body: {
        paymentProviders: [{ id: 'pasarela-de-pago', ...offer, currency: config.currency ?? defaultCurrency }],
      },
    };
  };
