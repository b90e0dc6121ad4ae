import type { operations } from '../../../openapi/types/identity.ts';
import type { Handler } from '../../shared/contract.ts';
import type { IdentityParts } from '../context.ts';
import { openOnce } from '../store/storedSession.ts';

/** The link proves the mailbox, so the limits of strangers do not lock its browser out afterwards. */
export const resetPassword =
  ({ db, secret, devices, mailLinks }: IdentityParts): Handler<operations['resetPassword']> =>
  async ({ body, header, request }) => {
    const { token, password } = body;
    await openOnce(db, { key: header['idempotency-key'], route: 'resetPassword', secret, body: [token, password] }, async () => {
      await devices.remember(db, request.device, await mailLinks.reset(token, password));
      return { family: undefined };
    });
    return { status: 200, body: { msg: 'done' } };
  };
