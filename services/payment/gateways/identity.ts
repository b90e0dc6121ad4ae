import type { paths } from '../../../openapi/types/identity.ts';
import { unavailable } from '../../shared/problem.ts';
import { serviceClient } from '../../shared/serviceClient.ts';

/** The identity service's interface for the payment service. */
export interface IdentityGateway {
  /** The account of a phone of ten digits that was proved. Throws Problem 503 when the service does not answer. */
  accountOf(phone: string): Promise<string | undefined>;
}

/** The gateway over the identity service's internal operation. */
export function createIdentityGateway({ identityUrl, serviceToken }: { identityUrl: string; serviceToken: string }): IdentityGateway {
  const client = serviceClient<paths>({ baseUrl: identityUrl, serviceToken, patienceMs: 2000 });
  return {
    async accountOf(phone) {
      const { data } = await client.POST('/internal/account/find', { body: { phone } });
      if (!data) throw unavailable();
      return data.accountId ?? undefined;
    },
  };
}
