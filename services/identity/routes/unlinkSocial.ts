import type { operations } from '../../../openapi/types/identity.ts';
import type { Handler } from '../../shared/contract.ts';
import { signedInUser } from '../../shared/signedInUser.ts';
import type { IdentityParts } from '../context.ts';
import { removeSocialLinks } from '../store/socialProofs.ts';

export const unlinkSocial =
  (parts: IdentityParts): Handler<operations['unlinkSocial']> =>
  async ({ identity, path }) => {
    await removeSocialLinks(parts, signedInUser(identity), path.provider);
    return { status: 200, body: { provider: path.provider } };
  };
