import type { operations } from '../../../openapi/types/identity.ts';
import type { Handler } from '../../shared/contract.ts';
import { Problem } from '../../shared/problem.ts';
import { createGuest } from '../store/accounts.ts';
import type { IdentityParts } from '../context.ts';
import { browserOf } from '../domain/browsers.ts';
import { requesterOf } from '../store/devices.ts';
import { pinNotVerified } from '../store/codes.ts';
import { openOnce } from '../store/storedSession.ts';

/** API-040. A phone of an account needs a code: without one, anybody could buy under its number. */
export const signUpGuest =
  ({ db, clock, secret, sessions, devices, refreshCookies, codes }: IdentityParts): Handler<operations['signUpGuest']> =>
  async ({ body, header, request }) => {
    const { phone, pin } = body;
    const email = body.email.toLowerCase();
    const { family } = await openOnce(
      db,
      { key: header['idempotency-key'], route: 'signUpGuest', secret, body: [email, phone, pin] },
      async () => {
        if (email !== body.email_confirmation.toLowerCase()) throw new Problem(422, 'email-mismatch', 'Los correos no coinciden.');
        if (!pin && (await codes.accountTold(requesterOf(request), phone))) throw pinNotVerified();
        return db.transaction(async (tx) => {
          const account = pin
            ? await codes.guestOf(tx, { phone, email, tid: pin })
            : await createGuest(tx, email, phone, false, clock.date());
          return { family: await sessions.open(tx, account.id, browserOf(request.headers['user-agent'])) };
        });
      },
    );
    const session = await sessions.first(family ?? '');
    if (pin) await devices.remember(db, request.device, session.user.sub);
    return { status: 200, body: refreshCookies.handOver(request, session) };
  };
