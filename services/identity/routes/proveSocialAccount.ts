import type { operations } from '../../../openapi/types/identity.ts';
import type { Handler } from '../../shared/contract.ts';
import type { IdentityParts } from '../context.ts';
import { requesterOf } from '../store/devices.ts';
import { openOnce } from '../store/storedSession.ts';

/** The try is counted outside a transaction, because a rollback must not undo it. */
export const proveSocialAccount =
  ({ db, secret, social }: IdentityParts): Handler<operations['proveSocialAccount']> =>
  async ({ body, header, request }) => {
    const { token, code, password } = body;
    const requester = requesterOf(request);
    await openOnce(
      db,
      { key: header['idempotency-key'], route: 'proveSocialAccount', secret, body: [token, code, password, requester.device] },
      async () => {
        await social.prove(token, { code, password }, requester);
        return { family: undefined };
      },
    );
    return { status: 200, body: await social.proofByToken(token, requester.device) };
  };
