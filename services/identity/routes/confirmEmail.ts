import type { operations } from '../../../openapi/types/identity.ts';
import type { Handler } from '../../shared/contract.ts';
import type { IdentityParts } from '../context.ts';
import { browserOf } from '../domain/browsers.ts';
import { confirmSignUp } from '../store/mailLinks.ts';
import { openSession } from '../store/sessions.ts';
import { handOverSession } from './browser/handOverSession.ts';

/** The link proves the mailbox, so its browser becomes a known device of the account. */
export const confirmEmail =
  (parts: IdentityParts): Handler<operations['confirmEmail']> =>
  async ({ body, header, request }) => {
    const { token, password } = body;
    const { device } = request;
    const once = { key: header['idempotency-key'], route: 'confirmEmail', body: [token, password] };
    const session = await handOverSession(parts, request, once, () =>
      confirmSignUp(parts, { token, password, device }, (tx, { id }) =>
        openSession(parts, tx, id, browserOf(request.headers['user-agent'])),
      ),
    );
    return { status: 200, body: session };
  };
