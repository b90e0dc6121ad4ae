import type { operations } from '../../../openapi/types/identity.ts';
import type { Handler } from '../../shared/contract.ts';
import { signedInUser } from '../../shared/signedInUser.ts';
import type { IdentityParts } from '../context.ts';
import { passkeysOf } from '../store/passkeys.ts';

export const listPasskeys =
  (parts: IdentityParts): Handler<operations['listPasskeys']> =>
  async ({ identity, request }) => ({ status: 200, body: { passkeys: await passkeysOf(parts, signedInUser(identity), request.device) } });
