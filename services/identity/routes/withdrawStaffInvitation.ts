import type { operations } from '../../../openapi/types/identity.ts';
import type { Handler } from '../../shared/contract.ts';
import { memberOf } from '../../shared/staff.ts';
import type { IdentityParts } from '../context.ts';
import { withdrawInvitation } from '../store/staffInvitations.ts';

export const withdrawStaffInvitation =
  (parts: IdentityParts): Handler<operations['withdrawStaffInvitation']> =>
  async ({ path, request }) => {
    await withdrawInvitation(parts, memberOf(request), path.id);
    return { status: 200, body: { id: path.id } };
  };
