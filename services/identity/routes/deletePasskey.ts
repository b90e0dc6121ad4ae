import type { operations } from '../../../openapi/types/identity.ts';
import type { Handler } from '../../shared/contract.ts';
import { signedInUser } from '../../shared/signedInUser.ts';
import type { IdentityParts } from '../context.ts';
import { removePasskey } from '../store/passkeys.ts';

export const deletePasskey =
  (parts: IdentityParts): Handler<operations['deletePasskey']> =>
  async ({ identity, path }) => {
    await removePasskey(parts, signedInUser(identity), path.id);
    return { status: 200, body: { id: path.id } };
  };
