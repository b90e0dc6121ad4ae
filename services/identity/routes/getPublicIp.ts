import type { operations } from '../../../openapi/types/identity.ts';
import type { Handler } from '../../shared/contract.ts';

/** The address behind the trusted proxies, without another service. (decision 9, API-034) */
export const getPublicIp =
  (): Handler<operations['getPublicIp']> =>
  async ({ request }) => ({ status: 200, body: { ip: request.ip } });
