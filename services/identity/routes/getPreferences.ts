import type { operations } from '../../../openapi/types/identity.ts';
import type { Handler } from '../../shared/contract.ts';
import { callerOf } from '../../shared/policy.ts';
import type { IdentityParts } from '../context.ts';
import { policies } from '../policies/index.ts';
import { readPreferences } from '../store/preferences.ts';

/** The extra services that the account prefers; none by default. (API-051) */
export const getPreferences =
  ({ db }: IdentityParts): Handler<operations['getPreferences']> =>
  async ({ identity }) => {
    const { subject } = callerOf(policies.getPreferences, identity);
    return { status: 200, body: { data: { data: await readPreferences(db, subject) } } };
  };
