import type { operations } from '../../../openapi/types/identity.ts';
import type { Handler } from '../../shared/contract.ts';
import { Problem } from '../../shared/problem.ts';
import type { IdentityParts } from '../context.ts';
import { areGivenNames } from '../domain/names.ts';
import { requestSignUp } from '../store/mailLinks.ts';
import { openOnce } from '../store/storedSession.ts';
import { requesterOf } from './browser/devices.ts';

/** Registers with e-mail and password; the account begins with `confirmEmail`. */
export const signUp =
  (parts: IdentityParts): Handler<operations['signUp']> =>
  async ({ body, header, request }) => {
    const { password, nombre, paterno, materno } = body;
    const email = body.email.toLowerCase();
    const once = { key: header['idempotency-key'], route: 'signUp', body: [email, password, nombre, paterno, materno] };
    await openOnce(parts, once, async () => {
      if (!areGivenNames(body)) throw new Problem(400, 'invalid-request', 'Escribe tu nombre y tus apellidos.');
      await requestSignUp(parts, { email, password, nombre, paterno, materno }, requesterOf(request));
      return undefined;
    });
    return { status: 200, body: { success: true } };
  };
