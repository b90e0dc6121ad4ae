import type { operations } from '../../../openapi/types/identity.ts';
import type { Handler } from '../../shared/contract.ts';
import type { IdentityParts } from '../context.ts';
import { browserOf } from '../domain/browsers.ts';
import { checkPassword } from '../store/passwords.ts';
import { openSession } from '../store/sessions.ts';
import { requesterOf } from './browser/devices.ts';
import { handOverSession } from './browser/handOverSession.ts';

/** Opens a session by password. (API-035) */
export const signIn =
  (parts: IdentityParts): Handler<operations['signIn']> =>
  async ({ body, header, request }) => {
    const email = body.email.toLowerCase();
    const once = { key: header['idempotency-key'], route: 'signIn', body: [email, body.password] };
    const session = await handOverSession(parts, request, once, async () => {
      const account = await checkPassword(parts, email, body.password, requesterOf(request));
      return openSession(parts, parts.db, account.id, browserOf(request.headers['user-agent']));
    });
    return { status: 200, body: session };
  };
