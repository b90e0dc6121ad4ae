import type { operations } from '../../../openapi/types/identity.ts';
import type { Handler } from '../../shared/contract.ts';
import type { IdentityParts } from '../context.ts';
import { browserOf } from '../domain/browsers.ts';
import { openOnce } from '../store/storedSession.ts';

export const signInPasskey =
  ({ db, secret, sessions, devices, refreshCookies, passkeys }: IdentityParts): Handler<operations['signInPasskey']> =>
  async ({ body, header, request }) => {
    const { device } = request;
    const { family } = await openOnce(
      db,
      { key: header['idempotency-key'], route: 'signInPasskey', secret, body: [body, device] },
      async () => ({ family: await sessions.open(db, await passkeys.signIn(body, device), browserOf(request.headers['user-agent'])) }),
    );
    const session = await sessions.first(family ?? '');
    await devices.remember(db, device, session.user.sub);
    return { status: 200, body: refreshCookies.handOver(request, session) };
  };
