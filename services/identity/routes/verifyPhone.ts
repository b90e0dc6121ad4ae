import type { operations } from '../../../openapi/types/identity.ts';
import type { Handler } from '../../shared/contract.ts';
import { openOnce } from '../stored.ts';
import type { IdentityParts } from './index.ts';

/** API-043. The code is counted outside a transaction: a wrong try must stay counted. */
export const verifyPhone =
  ({ db, secret, sessions, codes }: IdentityParts): Handler<operations['verifyPhone']> =>
  async ({ body, header }) => {
    const { phone, code, pin, sign } = body;
    const { family } = await openOnce(
      db,
      { key: header['idempotency-key'], route: 'verifyPhone', secret, body: [phone, code, pin, sign] },
      async () => {
        const accountId = await codes.verify(db, { phone, code, tid: pin, sign });
        return { family: accountId === undefined ? undefined : await sessions.open(db, accountId) };
      },
    );
    const message = 'Teléfono verificado';
    return {
      status: 200,
      body: family === undefined ? { success: true, message } : { success: true, message, session: await sessions.first(family) },
    };
  };
