import type { operations } from '../../../openapi/types/identity.ts';
import type { Handler } from '../../shared/contract.ts';
import { signedInUser } from '../../shared/signedInUser.ts';
import type { IdentityParts } from '../context.ts';

export const listPasskeys =
  ({ passkeys }: IdentityParts): Handler<operations['listPasskeys']> =>
  async ({ identity, request }) => ({ status: 200, body: { passkeys: await passkeys.list(signedInUser(identity), request.device) } });
