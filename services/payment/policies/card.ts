import type { operations } from '../../../openapi/types/payment.ts';
import { accounts, accountsScopedByStore, type Policy } from '../../shared/policy.ts';

/** Cards belong to the account that saved them. A guest saves none. */
export const cardPolicies = {
  listCards: accounts,
  saveCard: accounts,
  preferCard: accountsScopedByStore,
  deleteCard: accountsScopedByStore,
} satisfies { readonly [Id in keyof operations]?: Policy };
