import type { operations } from '../../../openapi/types/identity.ts';
import type { Handler } from '../../shared/contract.ts';
import type { IdentityParts } from '../context.ts';
import { browserOf } from '../domain/browsers.ts';
import { openOnce } from '../store/storedSession.ts';

/** The link proves the mailbox, so its browser becomes a known device of the account. */
export const confirmEmail =
  ({ db, secret, sessions, devices, refreshCookies, mailLinks }: IdentityParts): Handler<operations['confirmEmail']> =>
  async ({ body, header, request }) => {
    const { token, password } = body;
    const { device } = request;
    const { family } = await openOnce(
      db,
      { key: header['idempotency-key'], route: 'confirmEmail', secret, body: [token, password] },
      async () => ({
        family: await mailLinks.confirm({ token, password, device }, (tx, { id }) =>
          sessions.open(tx, id, browserOf(request.headers['user-agent'])),
        ),
      }),
    );
    const session = await sessions.first(family ?? '');
    await devices.remember(db, device, session.user.sub);
    return { status: 200, body: refreshCookies.handOver(request, session) };
  };
