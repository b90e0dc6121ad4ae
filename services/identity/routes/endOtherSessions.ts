import type { operations } from '../../../openapi/types/identity.ts';
import { bearer } from '../../shared/auth.ts';
import type { Handler } from '../../shared/contract.ts';
import { callerOf } from '../../shared/policy.ts';
import type { IdentityParts } from '../context.ts';
import { policies } from '../policies/index.ts';
import { endSessionsBut } from '../store/sessions.ts';

export const endOtherSessions =
  (parts: IdentityParts): Handler<operations['endOtherSessions']> =>
  async ({ identity, request }) => {
    const accountId = callerOf(policies.endOtherSessions, identity).subject;
    await parts.db.transaction((tx) => endSessionsBut(parts, tx, accountId, bearer(request) ?? ''));
    return { status: 200, body: { msg: 'done' } };
  };
