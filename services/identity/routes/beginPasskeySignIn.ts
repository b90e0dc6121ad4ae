import type { operations } from '../../../openapi/types/identity.ts';
import type { Handler } from '../../shared/contract.ts';
import type { IdentityParts } from '../context.ts';
import { requesterOf } from '../store/devices.ts';

export const beginPasskeySignIn =
  ({ passkeys }: IdentityParts): Handler<operations['beginPasskeySignIn']> =>
  async ({ request }) => ({ status: 200, body: await passkeys.beginSignIn(requesterOf(request)) });
