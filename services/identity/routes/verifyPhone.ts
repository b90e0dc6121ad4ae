import type { operations } from '../../../openapi/types/identity.ts';
import type { Handler } from '../../shared/contract.ts';
import { openOnce } from '../store/storedSession.ts';
import type { IdentityParts } from '../context.ts';
import { browserOf } from '../domain/browsers.ts';

/** API-043. The try is counted outside a transaction, because a rollback must not undo it. */
export const verifyPhone =
  ({ db, secret, sessions, devices, refreshCookies, codes }: IdentityParts): Handler<operations['verifyPhone']> =>
  async ({ body, header, request }) => {
    const { phone, code, pin, sign } = body;
    const { family } = await openOnce(
      db,
      { key: header['idempotency-key'], route: 'verifyPhone', secret, body: [phone, code, pin, sign] },
      async () => {
        const accountId = await codes.verify(db, { phone, code, tid: pin, sign });
        return {
          family: accountId === undefined ? undefined : await sessions.open(db, accountId, browserOf(request.headers['user-agent'])),
        };
      },
    );
    const message = 'Teléfono verificado';
    if (family === undefined) return { status: 200, body: { success: true, message } };
    const session = await sessions.first(family);
    await devices.remember(db, request.device, session.user.sub);
    return { status: 200, body: { success: true, message, session: refreshCookies.handOver(request, session) } };
  };
