import type { operations } from '../../../openapi/types/identity.ts';
import type { Handler } from '../../shared/contract.ts';
import type { IdentityParts } from '../context.ts';
import { rememberDevice } from '../store/devices.ts';
import { setPasswordByLink } from '../store/mailLinks.ts';
import { openOnce } from '../store/storedSession.ts';

/** The link proves the mailbox, so the limits of strangers do not lock its browser out afterwards. */
export const resetPassword =
  (parts: IdentityParts): Handler<operations['resetPassword']> =>
  async ({ body, header, request }) => {
    const { token, password } = body;
    await openOnce(parts, { key: header['idempotency-key'], route: 'resetPassword', body: [token, password] }, async () => {
      await rememberDevice(parts, request.device, await setPasswordByLink(parts, token, password));
      return undefined;
    });
    return { status: 200, body: { msg: 'done' } };
  };
