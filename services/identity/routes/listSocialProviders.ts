import type { operations } from '../../../openapi/types/identity.ts';
import type { Handler } from '../../shared/contract.ts';
import type { IdentityParts } from '../context.ts';

/** The providers whose settings this server has. (AUTH-005) */
export const listSocialProviders =
  ({ providers }: IdentityParts): Handler<operations['listSocialProviders']> =>
  async () => ({ status: 200, body: { providers: [...providers.keys()] } });
