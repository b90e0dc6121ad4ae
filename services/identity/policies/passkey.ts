import type { operations } from '../../../openapi/types/identity.ts';
import { accounts, accountsScopedByStore, type Policy } from '../../shared/policy.ts';

/** An account sees and changes its own passkeys. */
export const passkeyPolicies = {
  listPasskeys: accounts,
  beginPasskeyCreation: accounts,
  createPasskey: accounts,
  renamePasskey: accountsScopedByStore,
  deletePasskey: accountsScopedByStore,
} satisfies { readonly [Id in keyof operations]?: Policy };
