import type { operations } from '../../../openapi/types/identity.ts';
import type { Handler } from '../../shared/contract.ts';
import type { IdentityParts } from '../context.ts';
import { beginPasskeySession } from '../store/passkeys.ts';
import { requesterOf } from './browser/devices.ts';

export const beginPasskeySignIn =
  (parts: IdentityParts): Handler<operations['beginPasskeySignIn']> =>
  async ({ request }) => ({ status: 200, body: await beginPasskeySession(parts, requesterOf(request)) });
