import type { operations } from '../../../openapi/types/identity.ts';
import type { Handler } from '../../shared/contract.ts';
import type { IdentityParts } from '../context.ts';
import { browserOf } from '../domain/browsers.ts';
import { requesterOf } from '../store/devices.ts';
import { openOnce } from '../store/storedSession.ts';

/** API-035. */
export const signIn =
  ({ db, secret, sessions, devices, refreshCookies, passwords }: IdentityParts): Handler<operations['signIn']> =>
  async ({ body, header, request }) => {
    const email = body.email.toLowerCase();
    const { family } = await openOnce(
      db,
      { key: header['idempotency-key'], route: 'signIn', secret, body: [email, body.password] },
      async () => {
        const account = await passwords.check(email, body.password, requesterOf(request));
        return { family: await sessions.open(db, account.id, browserOf(request.headers['user-agent'])) };
      },
    );
    const session = await sessions.first(family ?? '');
    await devices.remember(db, request.device, session.user.sub);
    return { status: 200, body: refreshCookies.handOver(request, session) };
  };
