import type { operations } from '../../../openapi/types/identity.ts';
import type { Handler } from '../../shared/contract.ts';
import { unauthorized } from '../../shared/problem.ts';
import type { IdentityParts } from '../context.ts';
import { readPreferences } from '../store/preferences.ts';

/** API-051. */
export const getPreferences =
  ({ db }: IdentityParts): Handler<operations['getPreferences']> =>
  async ({ identity }) => {
    if (!identity) throw unauthorized('unauthorized');
    return { status: 200, body: { data: { data: await readPreferences(db, identity.subject) } } };
  };
