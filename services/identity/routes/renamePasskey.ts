import type { operations } from '../../../openapi/types/identity.ts';
import type { Handler } from '../../shared/contract.ts';
import { signedInUser } from '../../shared/signedInUser.ts';
import type { IdentityParts } from '../context.ts';
import { renamePasskeyOf } from '../store/passkeys.ts';

export const renamePasskey =
  (parts: IdentityParts): Handler<operations['renamePasskey']> =>
  async ({ identity, path, body, request }) => ({
    status: 200,
    body: { passkey: await renamePasskeyOf(parts, signedInUser(identity), path.id, body.name, request.device) },
  });
