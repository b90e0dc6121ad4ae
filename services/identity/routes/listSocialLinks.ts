import type { operations } from '../../../openapi/types/identity.ts';
import type { Handler } from '../../shared/contract.ts';
import { signedInUser } from '../../shared/signedInUser.ts';
import type { IdentityParts } from '../context.ts';
import { socialLinksOf } from '../store/socialProofs.ts';

export const listSocialLinks =
  (parts: IdentityParts): Handler<operations['listSocialLinks']> =>
  async ({ identity }) => ({ status: 200, body: { links: await socialLinksOf(parts, signedInUser(identity)) } });
