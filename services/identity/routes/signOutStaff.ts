import type { operations } from '../../../openapi/types/identity.ts';
import type { Handler } from '../../shared/contract.ts';
import { memberOf } from '../../shared/staff.ts';
import type { IdentityParts } from '../context.ts';
import { endStaffSession } from '../store/staffSessions.ts';

export const signOutStaff =
  (parts: IdentityParts): Handler<operations['signOutStaff']> =>
  async ({ request }) => {
    await endStaffSession(parts, memberOf(request));
    parts.staffCookie.clear(request);
    return { status: 200, body: { msg: 'done' } };
  };
