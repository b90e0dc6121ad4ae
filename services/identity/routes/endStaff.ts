import type { operations } from '../../../openapi/types/identity.ts';
import type { Handler } from '../../shared/contract.ts';
import { memberOf } from '../../shared/staff.ts';
import type { IdentityParts } from '../context.ts';
import { endPerson } from '../store/staff.ts';

export const endStaff =
  (parts: IdentityParts): Handler<operations['endStaff']> =>
  async ({ path, body, request }) => ({
    status: 200,
    body: { person: await endPerson(parts, memberOf(request), { ...body, id: path.id }) },
  });
