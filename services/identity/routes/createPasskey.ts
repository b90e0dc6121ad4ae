import type { operations } from '../../../openapi/types/identity.ts';
import type { Handler } from '../../shared/contract.ts';
import { signedInUser } from '../../shared/signedInUser.ts';
import type { IdentityParts } from '../context.ts';
import { addPasskey } from '../store/passkeys.ts';

export const createPasskey =
  (parts: IdentityParts): Handler<operations['createPasskey']> =>
  async ({ identity, body, request }) => ({
    status: 200,
    body: { passkey: await addPasskey(parts, signedInUser(identity), request.device, body) },
  });
