import type { operations } from '../../../openapi/types/identity.ts';
import type { Handler } from '../../shared/contract.ts';
import type { IdentityParts } from '../context.ts';
import { beginStaffPasskey } from '../store/staffSignIn.ts';
import { requesterOf } from './browser/devices.ts';

export const beginStaffPasskeySignIn =
  (parts: IdentityParts): Handler<operations['beginStaffPasskeySignIn']> =>
  async ({ request }) => ({ status: 200, body: await beginStaffPasskey(parts, requesterOf(request)) });
