import type { components, paths as TripPaths } from '../../../openapi/types/trip.ts';
import type { paths as PaymentPaths } from '../../../openapi/types/payment.ts';
import { unavailable } from '../../shared/problem.ts';
import { serviceClient } from '../../shared/serviceClient.ts';

export type AccountTickets = components['schemas']['AccountTickets'];

/** What the other services hold of an account. Every call may be repeated. Throws Problem 503 when a service does not answer. */
export interface AccountGateway {
  tickets(account: AccountReference): Promise<AccountTickets>;
  /** Deletes what can be deleted now. False while a payment has not ended. */
  forget(account: AccountReference): Promise<boolean>;
}

/** An account as the other services know it. */
export interface AccountReference {
  readonly accountId: string;
  /** Tickets of the older platform belong to it. */
  readonly email: string | undefined;
}

export interface AccountGatewayOptions {
  readonly tripUrl: string;
  readonly paymentUrl: string;
  readonly serviceToken: string;
}

const patienceMs = 8000;

/** The gateway over the internal operations of trip and payment. */
export function createAccountGateway({ tripUrl, paymentUrl, serviceToken }: AccountGatewayOptions): AccountGateway {
  const trip = serviceClient<TripPaths>({ baseUrl: tripUrl, serviceToken, patienceMs });
  const payment = serviceClient<PaymentPaths>({ baseUrl: paymentUrl, serviceToken, patienceMs });
  const byEmail = (email: string | undefined) => (email === undefined ? {} : { email });
  // Each try asks anew, because the answer to an earlier one says what was left then.
  const paramsOf = (accountId: string) => ({ path: { accountId }, header: { 'idempotency-key': crypto.randomUUID() } });

  return {
    async tickets({ accountId, email }) {
      const { data } = await trip.GET('/internal/account/{accountId}/tickets', { params: { path: { accountId }, query: byEmail(email) } });
      if (!data) throw unavailable();
      return data;
    },
    async forget({ accountId, email }) {
      const tickets = await trip.DELETE('/internal/account/{accountId}/tickets', {
        params: { ...paramsOf(accountId), query: byEmail(email) },
      });
      const payments = await payment.DELETE('/internal/account/{accountId}/payments', { params: paramsOf(accountId) });
      if (!tickets.data || !payments.data) throw unavailable();
      return tickets.data.payingCarts === 0 && payments.data.open === 0;
    },
  };
}
