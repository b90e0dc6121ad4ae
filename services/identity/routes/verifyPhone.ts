import type { operations } from '../../../openapi/types/identity.ts';
import type { Handler } from '../../shared/contract.ts';
import type { IdentityParts } from '../context.ts';
import { browserOf } from '../domain/browsers.ts';
import { verifyCode } from '../store/codes.ts';
import { openSession } from '../store/sessions.ts';
import { openOnce } from '../store/storedSession.ts';
import { handOver } from './browser/handOverSession.ts';

/** API-043. The try is counted outside a transaction, because a rollback must not undo it. */
export const verifyPhone =
  (parts: IdentityParts): Handler<operations['verifyPhone']> =>
  async ({ body, header, request }) => {
    const { phone, code, pin, sign } = body;
    const once = { key: header['idempotency-key'], route: 'verifyPhone', body: [phone, code, pin, sign] };
    const family = await openOnce(parts, once, async () => {
      const accountId = await verifyCode(parts, { phone, code, tid: pin, sign });
      return accountId && openSession(parts, parts.db, accountId, browserOf(request.headers['user-agent']));
    });
    const message = 'Teléfono verificado';
    if (family === undefined) return { status: 200, body: { success: true, message } };
    return { status: 200, body: { success: true, message, session: await handOver(parts, request, family) } };
  };
