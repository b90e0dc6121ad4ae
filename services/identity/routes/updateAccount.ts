import type { operations } from '../../../openapi/types/identity.ts';
import { bearer } from '../../shared/auth.ts';
import type { Handler } from '../../shared/contract.ts';
import { callerOf } from '../../shared/policy.ts';
import { Problem, unauthorized } from '../../shared/problem.ts';
import type { IdentityParts } from '../context.ts';
import { isGivenName } from '../domain/names.ts';
import { policies } from '../policies/index.ts';
import { renameAccount } from '../store/accounts.ts';
import { validateSession } from '../store/sessions.ts';

/** API-048, API-050. The guest word is refused as a name, because it would keep the profile incomplete. (AUTH-037) */
export const updateAccount =
  (parts: IdentityParts): Handler<operations['updateAccount']> =>
  async ({ identity, body, request }) => {
    const { subject } = callerOf(policies.updateAccount, identity);
    if (![body.nombre, body.paterno, body.materno].every(isGivenName)) {
      throw new Problem(400, 'invalid-request', 'Escribe tu nombre y tus apellidos.');
    }
    const found = await validateSession(parts, bearer(request) ?? '');
    const renamed = found && (await renameAccount(parts.db, subject, body, parts.clock.date()));
    if (!renamed) throw unauthorized('session-expired');
    const { full_name, nombre, paterno, materno } = renamed;
    return { status: 200, body: { msg: 'done', user: { ...found.user, full_name, nombre, paterno, materno } } };
  };
