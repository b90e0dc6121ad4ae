import type { operations } from '../../../openapi/types/identity.ts';
import type { Handler } from '../../shared/contract.ts';
import { callerOf } from '../../shared/policy.ts';
import type { IdentityParts } from '../context.ts';
import { policies } from '../policies/index.ts';
import { passkeysOf } from '../store/passkeys.ts';

export const listPasskeys =
  (parts: IdentityParts): Handler<operations['listPasskeys']> =>
  async ({ identity, request }) => ({
    status: 200,
    body: { passkeys: await passkeysOf(parts, callerOf(policies.listPasskeys, identity).subject, request.device) },
  });
