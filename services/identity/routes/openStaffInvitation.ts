import type { operations } from '../../../openapi/types/identity.ts';
import type { Handler } from '../../shared/contract.ts';
import type { IdentityParts } from '../context.ts';
import { openInvitation } from '../store/staffInvitations.ts';
import { requesterOf } from './browser/devices.ts';

export const openStaffInvitation =
  (parts: IdentityParts): Handler<operations['openStaffInvitation']> =>
  async ({ body, request }) => ({ status: 200, body: await openInvitation(parts, body.token, requesterOf(request)) });
