import type { operations } from '../../../openapi/types/identity.ts';
import type { Policy } from '../../shared/policy.ts';
import { accountPolicies } from './account.ts';
import { passengerPolicies } from './passenger.ts';
import { passkeyPolicies } from './passkey.ts';
import { sessionPolicies } from './session.ts';
import { staffPolicies } from './staff.ts';

/** Who may call each operation. One without a policy does not compile. */
export const policies = {
  ...sessionPolicies,
  ...accountPolicies,
  ...passengerPolicies,
  ...passkeyPolicies,
  ...staffPolicies,
} satisfies Readonly<Record<keyof operations, Policy>>;
