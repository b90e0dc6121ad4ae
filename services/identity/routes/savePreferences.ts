import type { operations } from '../../../openapi/types/identity.ts';
import type { Handler } from '../../shared/contract.ts';
import { unauthorized } from '../../shared/problem.ts';
import type { IdentityParts } from '../context.ts';
import { readPreferences, writePreferences } from '../store/preferences.ts';

/** API-052. */
export const savePreferences =
  ({ db }: IdentityParts): Handler<operations['savePreferences']> =>
  async ({ identity, body }) => {
    if (!identity) throw unauthorized('unauthorized');
    await writePreferences(db, identity.subject, body.preferences.services, body.enabled);
    return { status: 200, body: { data: { data: await readPreferences(db, identity.subject) } } };
  };
