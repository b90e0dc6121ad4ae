import type { operations } from '../../../openapi/types/identity.ts';
import type { Handler } from '../../shared/contract.ts';
import { memberOf } from '../../shared/staff.ts';
import type { IdentityParts } from '../context.ts';
import { changeRoles } from '../store/staff.ts';

export const changeStaffRoles =
  (parts: IdentityParts): Handler<operations['changeStaffRoles']> =>
  async ({ path, body, request }) => ({
    status: 200,
    body: { person: await changeRoles(parts, memberOf(request), { ...body, id: path.id }) },
  });
