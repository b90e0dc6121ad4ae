import type { paths } from '../../../openapi/types/payment.ts';
import { serviceClient } from '../../shared/serviceClient.ts';
import { unavailable } from '../../shared/problem.ts';

/** The refund of an ended ticket, in 1/100000 peso. */
export interface Credit {
  readonly key: string;
  readonly accountId: string;
  readonly amount: number;
  readonly reference: string;
  readonly description: string;
  /** What this ticket earned is taken back. */
  readonly ticketId: string;
}

/** The payment service's interface for the trip service. */
export interface PaymentGateway {
  /** Credits points once per reference, so a call may be repeated. Throws Problem 503 when the service did not. */
  credit(credit: Credit): Promise<void>;
}

/** The gateway over the payment service's internal operations. */
export function createPaymentGateway({ paymentUrl, serviceToken }: { paymentUrl: string; serviceToken: string }): PaymentGateway {
  const client = serviceClient<paths>({ baseUrl: paymentUrl, serviceToken, patienceMs: 2000 });
  return {
    async credit({ key, ...body }) {
      const { data } = await client.POST('/internal/points', { params: { header: { 'idempotency-key': key } }, body });
      if (!data) throw unavailable();
    },
  };
}
