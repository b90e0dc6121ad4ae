import type { operations } from '../../../openapi/types/payment.ts';
import type { Handler } from '../../shared/contract.ts';
import { defaultCurrency } from '../../shared/money.ts';
import { Problem } from '../../shared/problem.ts';
import type { PaymentParts } from '../context.ts';

/** The bank with the public key that encrypts the card number. Throws 503 `bank-unavailable`. (API-067) */
export const getPaymentProviders =
  ({ bank, config }: PaymentParts): Handler<operations['getPaymentProviders']> =>
  async () => {
    const publicKey = await bank.publicKey();
    if (!publicKey) throw new Problem(503, 'bank-unavailable', 'El banco no responde por el momento.', {}, { 'retry-after': '2' });
    return {
      status: 200,
      body: {
        paymentProviders: [
          {
            id: 'pasarela-de-pago',
            name: 'Banco de pruebas',
            origin: new URL(config.bankUrl).origin,
            deviceDataUrl: `${config.bankUrl}/device-data`,
            publicKey,
            encryption: 'A256GCM',
            brands: ['VISA', 'MASTERCARD', 'AMEX'],
            currency: config.currency ?? defaultCurrency,
          },
        ],
      },
    };
  };
