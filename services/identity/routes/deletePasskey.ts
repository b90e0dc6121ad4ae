import type { operations } from '../../../openapi/types/identity.ts';
import type { Handler } from '../../shared/contract.ts';
import { signedInUser } from '../../shared/signedInUser.ts';
import type { IdentityParts } from '../context.ts';

export const deletePasskey =
  ({ passkeys }: IdentityParts): Handler<operations['deletePasskey']> =>
  async ({ identity, path }) => {
    await passkeys.remove(signedInUser(identity), path.id);
    return { status: 200, body: { id: path.id } };
  };
