import type { operations } from '../../../openapi/types/identity.ts';
import { bearer } from '../../shared/auth.ts';
import type { Handler } from '../../shared/contract.ts';
import { callerOf } from '../../shared/policy.ts';
import type { IdentityParts } from '../context.ts';
import { policies } from '../policies/index.ts';
import { openSessionsOf } from '../store/sessions.ts';

export const listSessions =
  (parts: IdentityParts): Handler<operations['listSessions']> =>
  async ({ identity, request }) => ({
    status: 200,
    body: { sessions: await openSessionsOf(parts, callerOf(policies.listSessions, identity).subject, bearer(request) ?? '') },
  });
