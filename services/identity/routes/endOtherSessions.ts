import type { operations } from '../../../openapi/types/identity.ts';
import type { Handler } from '../../shared/contract.ts';
import { bearer } from '../../shared/auth.ts';
import { signedInUser } from '../../shared/signedInUser.ts';
import type { IdentityParts } from '../context.ts';

export const endOtherSessions =
  ({ db, sessions }: IdentityParts): Handler<operations['endOtherSessions']> =>
  async ({ identity, request }) => {
    const accountId = signedInUser(identity);
    await db.transaction((tx) => sessions.endOthers(tx, accountId, bearer(request) ?? ''));
    return { status: 200, body: { msg: 'done' } };
  };
