import type { operations } from '../../../openapi/types/payment.ts';
import { accounts, type Policy, services } from '../../shared/policy.ts';

/** Accounts see their own points. Other services credit them. */
export const pointsPolicies = {
  getCashBag: accounts,
  creditPoints: services,
} satisfies { readonly [Id in keyof operations]?: Policy };
