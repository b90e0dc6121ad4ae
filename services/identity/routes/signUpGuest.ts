import type { operations } from '../../../openapi/types/identity.ts';
import type { Handler } from '../../shared/contract.ts';
import { Problem } from '../../shared/problem.ts';
import { createGuest } from '../accounts.ts';
import { openOnce } from '../stored.ts';
import type { IdentityParts } from './index.ts';

/** API-040. */
export const signUpGuest =
  ({ db, clock, secret, sessions, codes }: IdentityParts): Handler<operations['signUpGuest']> =>
  async ({ body, header }) => {
    const { phone, pin } = body;
    const email = body.email.toLowerCase();
    const { family } = await openOnce(
      db,
      { key: header['idempotency-key'], route: 'signUpGuest', secret, body: [email, phone, pin] },
      async () => {
        if (email !== body.email_confirmation.toLowerCase()) throw new Problem(422, 'email-mismatch', 'Los correos no coinciden.');
        return db.transaction(async (tx) => {
          const account = pin
            ? await codes.guestOf(tx, { phone, email, tid: pin })
            : await createGuest(tx, email, phone, false, clock.date());
          return { family: await sessions.open(tx, account.id) };
        });
      },
    );
    return { status: 200, body: await sessions.first(family ?? '') };
  };
