import type { operations } from '../../../openapi/types/identity.ts';
import type { Handler } from '../../shared/contract.ts';
import { memberOf } from '../../shared/staff.ts';
import type { IdentityParts } from '../context.ts';
import { invitePerson } from '../store/staffInvitations.ts';
import { requesterOf } from './browser/devices.ts';

export const inviteStaff =
  (parts: IdentityParts): Handler<operations['inviteStaff']> =>
  async ({ body, request }) => {
    const invited = { email: body.email.toLowerCase(), roles: body.roles };
    const { invitation } = await invitePerson(parts, memberOf(request), invited, requesterOf(request));
    return { status: 200, body: { invitation } };
  };
