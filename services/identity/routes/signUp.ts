import type { operations } from '../../../openapi/types/identity.ts';
import type { Handler } from '../../shared/contract.ts';
import { Problem } from '../../shared/problem.ts';
import type { IdentityParts } from '../context.ts';
import { requesterOf } from '../store/devices.ts';
import { isGivenName } from '../domain/names.ts';
import { openOnce } from '../store/storedSession.ts';

/** Registers with e-mail and password; the account begins with `confirmEmail`. */
export const signUp =
  ({ db, secret, mailLinks }: IdentityParts): Handler<operations['signUp']> =>
  async ({ body, header, request }) => {
    const { password, nombre, paterno, materno } = body;
    const email = body.email.toLowerCase();
    await openOnce(
      db,
      { key: header['idempotency-key'], route: 'signUp', secret, body: [email, password, nombre, paterno, materno] },
      async () => {
        if (![nombre, paterno].every(isGivenName)) throw new Problem(400, 'invalid-request', 'Escribe tu nombre y tus apellidos.');
        await mailLinks.signUp({ email, password, nombre, paterno, materno }, requesterOf(request));
        return { family: undefined };
      },
    );
    return { status: 200, body: { success: true } };
  };
