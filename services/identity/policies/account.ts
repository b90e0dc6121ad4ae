import type { operations } from '../../../openapi/types/identity.ts';
import { accounts, type Policy, services, travellers } from '../../shared/policy.ts';

/** The back office finds an account. A traveller changes what is their own. A guest has a name and preferences, and nothing that needs an account. */
export const accountPolicies = {
  getPreferences: travellers,
  savePreferences: travellers,
  updateAccount: travellers,
  getProfile: accounts,
  updateProfile: accounts,
  deleteAccount: accounts,
  changePassword: accounts,
  listSessions: accounts,
  endOtherSessions: accounts,
  listSocialLinks: accounts,
  unlinkSocial: accounts,
  findAccount: services,
} satisfies { readonly [Id in keyof operations]?: Policy };
