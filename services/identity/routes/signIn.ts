import type { operations } from '../../../openapi/types/identity.ts';
import type { Handler } from '../../shared/contract.ts';
import { openOnce } from '../stored.ts';
import type { IdentityParts } from './index.ts';

/** API-035. */
export const signIn =
  ({ db, secret, sessions, passwords }: IdentityParts): Handler<operations['signIn']> =>
  async ({ body, header, request }) => {
    const email = body.email.toLowerCase();
    const { family } = await openOnce(
      db,
      { key: header['idempotency-key'], route: 'signIn', secret, body: [email, body.password] },
      async () => {
        const account = await passwords.check(email, body.password, request.ip);
        return { family: await sessions.open(db, account.id) };
      },
    );
    return { status: 200, body: await sessions.first(family ?? '') };
  };
