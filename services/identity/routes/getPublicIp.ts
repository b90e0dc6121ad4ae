import type { operations } from '../../../openapi/types/identity.ts';
import type { Handler } from '../../shared/contract.ts';

/** Decision 9, API-034. */
export const getPublicIp =
  (): Handler<operations['getPublicIp']> =>
  async ({ request }) => ({ status: 200, body: { ip: request.ip } });
