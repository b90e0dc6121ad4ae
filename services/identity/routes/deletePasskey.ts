import type { operations } from '../../../openapi/types/identity.ts';
import type { Handler } from '../../shared/contract.ts';
import { callerOf } from '../../shared/policy.ts';
import type { IdentityParts } from '../context.ts';
import { policies } from '../policies/index.ts';
import { removePasskey } from '../store/passkeys.ts';

export const deletePasskey =
  (parts: IdentityParts): Handler<operations['deletePasskey']> =>
  async ({ identity, path }) => {
    await removePasskey(parts, callerOf(policies.deletePasskey, identity).subject, path.id);
    return { status: 200, body: { id: path.id } };
  };
