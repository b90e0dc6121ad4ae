import type { operations } from '../../../openapi/types/identity.ts';
import type { Handler } from '../../shared/contract.ts';
import { Problem } from '../../shared/problem.ts';
import type { IdentityParts } from '../context.ts';
import { browserOf } from '../domain/browsers.ts';
import { createGuest } from '../store/accounts.ts';
import { disclosedAccount, guestOfCode, pinNotVerified } from '../store/codes.ts';
import { openSession } from '../store/sessions.ts';
import { openOnce } from '../store/storedSession.ts';
import { requesterOf } from './browser/devices.ts';
import { handOver } from './browser/handOverSession.ts';

/** API-040. A phone of an account needs a code: without one, anybody could buy under its number. */
export const signUpGuest =
  (parts: IdentityParts): Handler<operations['signUpGuest']> =>
  async ({ body, header, request }) => {
    const { phone, pin } = body;
    const { db, clock } = parts;
    const email = body.email.toLowerCase();
    const once = { key: header['idempotency-key'], route: 'signUpGuest', body: [email, phone, pin] };
    const family = await openOnce(parts, once, async () => {
      if (email !== body.email_confirmation.toLowerCase()) throw new Problem(422, 'email-mismatch', 'Los correos no coinciden.');
      if (!pin && (await disclosedAccount(parts, requesterOf(request), phone))) throw pinNotVerified();
      return db.transaction(async (tx) => {
        const account = pin
          ? await guestOfCode(parts, tx, { phone, email, tid: pin })
          : await createGuest(tx, email, phone, false, clock.date());
        return openSession(parts, tx, account.id, browserOf(request.headers['user-agent']));
      });
    });
    return { status: 200, body: await handOver(parts, request, family ?? '', { isProved: Boolean(pin) }) };
  };
