import type { operations } from '../../../openapi/types/identity.ts';
import type { Handler } from '../../shared/contract.ts';
import { callerOf } from '../../shared/policy.ts';
import type { IdentityParts } from '../context.ts';
import { policies } from '../policies/index.ts';
import { renamePasskeyOf } from '../store/passkeys.ts';

export const renamePasskey =
  (parts: IdentityParts): Handler<operations['renamePasskey']> =>
  async ({ identity, path, body, request }) => ({
    status: 200,
    body: { passkey: await renamePasskeyOf(parts, callerOf(policies.renamePasskey, identity).subject, path.id, body.name, request.device) },
  });
