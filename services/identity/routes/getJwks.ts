import type { operations } from '../../../openapi/types/identity.ts';
import type { Handler } from '../../shared/contract.ts';
import type { IdentityParts } from '../context.ts';

export const getJwks =
  ({ keys }: IdentityParts): Handler<operations['getJwks']> =>
  async () => ({ status: 200, body: { keys: [...keys.published()] }, headers: { 'cache-control': 'public, max-age=60' } });
