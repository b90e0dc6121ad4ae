import type { operations } from '../../../openapi/types/identity.ts';
import type { Handler } from '../../shared/contract.ts';
import { callerOf } from '../../shared/policy.ts';
import type { IdentityParts } from '../context.ts';
import { policies } from '../policies/index.ts';
import { removeSocialLinks } from '../store/socialProofs.ts';

export const unlinkSocial =
  (parts: IdentityParts): Handler<operations['unlinkSocial']> =>
  async ({ identity, path }) => {
    await removeSocialLinks(parts, callerOf(policies.unlinkSocial, identity).subject, path.provider);
    return { status: 200, body: { provider: path.provider } };
  };
