import type { operations } from '../../../openapi/types/identity.ts';
import type { Handler } from '../../shared/contract.ts';
import { bearer } from '../../shared/auth.ts';
import { Problem, unauthorized } from '../../shared/problem.ts';
import { renameAccount } from '../accounts.ts';
import { guestWord } from '../domain/names.ts';
import type { IdentityParts } from './index.ts';

/** API-048, API-050. The word that marks a guest would keep the profile incomplete for ever, so it is no name. (AUTH-037, AUTH-038) */
export const updateAccount =
  ({ db, clock, sessions }: IdentityParts): Handler<operations['updateAccount']> =>
  async ({ identity, body, request }) => {
    if (!identity) throw unauthorized('unauthorized');
    const names = [body.nombre, body.paterno, body.materno];
    if (names.some((name) => name.trim() === '' || name.toLowerCase().includes(guestWord))) {
      throw new Problem(400, 'invalid-request', 'Escribe tu nombre y tus apellidos.');
    }
    await renameAccount(db, identity.subject, body, clock.date());
    const found = await sessions.validate(bearer(request) ?? '');
    if (!found) throw unauthorized('session-expired');
    return { status: 200, body: { msg: 'done', user: found.user } };
  };
