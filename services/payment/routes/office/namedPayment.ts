import { orRefuse } from '../../../shared/problem.ts';
import type { PaymentParts } from '../../context.ts';
import type { Payment } from '../../domain/payment.ts';
import { paymentNotFound } from '../../domain/refusals.ts';

/** The payment of a folio in whatever case it was typed. Throws Problem 404 `payment-not-found`. */
export const namedPayment = async ({ payments }: Pick<PaymentParts, 'payments'>, folio: string): Promise<Payment> =>
  orRefuse(await payments.ofFolio(folio.toUpperCase()), paymentNotFound);
