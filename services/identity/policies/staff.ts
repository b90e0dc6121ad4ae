import type { operations } from '../../../openapi/types/identity.ts';
import { type Policy, sessions, shopPages } from '../../shared/policy.ts';
import { staff } from '../../shared/staff.ts';

/** Who has no session yet asks with the public key. Each person ends their own session; `admin` admits others, and `money` reads what was done. */
export const staffPolicies = {
  openStaffInvitation: shopPages,
  acceptStaffInvitation: shopPages,
  signInStaff: shopPages,
  beginStaffPasskeySignIn: shopPages,
  signInStaffPasskey: shopPages,
  refreshStaff: sessions,
  signOutStaff: staff(),
  listStaff: staff('admin'),
  inviteStaff: staff('admin'),
  withdrawStaffInvitation: staff('admin'),
  changeStaffRoles: staff('admin'),
  endStaff: staff('admin'),
  listActs: staff('admin', 'money'),
} satisfies { readonly [Id in keyof operations]?: Policy };
