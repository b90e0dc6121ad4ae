import type { operations } from '../../../openapi/types/identity.ts';
import type { Handler } from '../../shared/contract.ts';
import type { IdentityParts } from '../context.ts';
import { peopleOf } from '../store/staff.ts';
import { openInvitations } from '../store/staffInvitations.ts';

export const listStaff =
  (parts: IdentityParts): Handler<operations['listStaff']> =>
  async () => ({ status: 200, body: { people: await peopleOf(parts), invitations: await openInvitations(parts) } });
