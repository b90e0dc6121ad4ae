import type { operations } from '../../../openapi/types/identity.ts';
import type { Handler } from '../../shared/contract.ts';
import type { IdentityParts } from '../context.ts';
import { browserOf } from '../domain/browsers.ts';
import { accountOfPasskey } from '../store/passkeys.ts';
import { openSession } from '../store/sessions.ts';
import { handOverSession } from './browser/handOverSession.ts';

export const signInPasskey =
  (parts: IdentityParts): Handler<operations['signInPasskey']> =>
  async ({ body, header, request }) => {
    const { device } = request;
    const once = { key: header['idempotency-key'], route: 'signInPasskey', body: [body, device] };
    const session = await handOverSession(parts, request, once, async () =>
      openSession(parts, parts.db, await accountOfPasskey(parts, body, device), browserOf(request.headers['user-agent'])),
    );
    return { status: 200, body: session };
  };
