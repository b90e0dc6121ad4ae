import type { operations } from '../../../openapi/types/identity.ts';
import type { Handler } from '../../shared/contract.ts';
import { callerOf } from '../../shared/policy.ts';
import type { IdentityParts } from '../context.ts';
import { policies } from '../policies/index.ts';
import { addPasskey } from '../store/passkeys.ts';

export const createPasskey =
  (parts: IdentityParts): Handler<operations['createPasskey']> =>
  async ({ identity, body, request }) => ({
    status: 200,
    body: { passkey: await addPasskey(parts, callerOf(policies.createPasskey, identity).subject, request.device, body) },
  });
