import type { operations } from '../../../openapi/types/identity.ts';
import type { Handler } from '../../shared/contract.ts';
import type { IdentityParts } from '../context.ts';
import { requesterOf } from '../store/devices.ts';
import { openOnce } from '../store/storedSession.ts';

export const finishSocialSignIn =
  ({ db, secret, social }: IdentityParts): Handler<operations['finishSocialSignIn']> =>
  async ({ body, header, request }) => {
    const requester = requesterOf(request);
    await openOnce(
      db,
      { key: header['idempotency-key'], route: 'finishSocialSignIn', secret, body: [body, requester.device] },
      async () => {
        await social.exchange(body, requester);
        return { family: undefined };
      },
    );
    return { status: 200, body: await social.proof(body.state, requester.device) };
  };
