import type { operations } from '../../../openapi/types/identity.ts';
import type { Handler } from '../../shared/contract.ts';
import { signedInUser } from '../../shared/signedInUser.ts';
import type { IdentityParts } from '../context.ts';

export const renamePasskey =
  ({ passkeys }: IdentityParts): Handler<operations['renamePasskey']> =>
  async ({ identity, path, body, request }) => ({
    status: 200,
    body: { passkey: await passkeys.rename(signedInUser(identity), path.id, body.name, request.device) },
  });
