import type { operations } from '../../../openapi/types/identity.ts';
import type { Handler } from '../../shared/contract.ts';
import { signedInUser } from '../../shared/signedInUser.ts';
import type { IdentityParts } from '../context.ts';

export const listSocialLinks =
  ({ social }: IdentityParts): Handler<operations['listSocialLinks']> =>
  async ({ identity }) => ({ status: 200, body: { links: await social.links(signedInUser(identity)) } });
