import type { operations } from '../../../openapi/types/identity.ts';
import type { Handler } from '../../shared/contract.ts';
import { signedInUser } from '../../shared/signedInUser.ts';
import type { IdentityParts } from '../context.ts';
import { requesterOf } from '../store/devices.ts';

export const beginPasskeyCreation =
  ({ passkeys }: IdentityParts): Handler<operations['beginPasskeyCreation']> =>
  async ({ identity, request }) => ({ status: 200, body: await passkeys.beginCreation(signedInUser(identity), requesterOf(request)) });
