import type { operations } from '../../../openapi/types/identity.ts';
import type { Handler } from '../../shared/contract.ts';
import { callerOf } from '../../shared/policy.ts';
import type { IdentityParts } from '../context.ts';
import { policies } from '../policies/index.ts';
import { readPreferences, writePreferences } from '../store/preferences.ts';

/** Replaces the extra services that the account prefers. (API-052) */
export const savePreferences =
  ({ db }: IdentityParts): Handler<operations['savePreferences']> =>
  async ({ identity, body }) => {
    const { subject } = callerOf(policies.savePreferences, identity);
    await writePreferences(db, subject, body.preferences.services, body.enabled);
    return { status: 200, body: { data: { data: await readPreferences(db, subject) } } };
  };
