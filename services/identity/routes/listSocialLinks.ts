import type { operations } from '../../../openapi/types/identity.ts';
import type { Handler } from '../../shared/contract.ts';
import { callerOf } from '../../shared/policy.ts';
import type { IdentityParts } from '../context.ts';
import { policies } from '../policies/index.ts';
import { socialLinksOf } from '../store/socialProofs.ts';

export const listSocialLinks =
  (parts: IdentityParts): Handler<operations['listSocialLinks']> =>
  async ({ identity }) => ({
    status: 200,
    body: { links: await socialLinksOf(parts, callerOf(policies.listSocialLinks, identity).subject) },
  });
