import type { operations } from '../../../openapi/types/identity.ts';
import type { Handler } from '../../shared/contract.ts';
import type { IdentityParts } from '../context.ts';
import { refreshStaffSession } from '../store/staffSessions.ts';

export const refreshStaff =
  (parts: IdentityParts): Handler<operations['refreshStaff']> =>
  async ({ request }) => ({ status: 200, body: await refreshStaffSession(parts, parts.staffCookie.read(request) ?? '') });
