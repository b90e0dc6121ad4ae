import type { operations } from '../../../openapi/types/identity.ts';
import type { Handler } from '../../shared/contract.ts';
import type { IdentityParts } from '../context.ts';
import { proofOfToken, provePerson } from '../store/socialProofs.ts';
import { openOnce } from '../store/storedSession.ts';
import { requesterOf } from './browser/devices.ts';

/** The try is counted outside a transaction, because a rollback must not undo it. */
export const proveSocialAccount =
  (parts: IdentityParts): Handler<operations['proveSocialAccount']> =>
  async ({ body, header, request }) => {
    const { token, code, password } = body;
    const requester = requesterOf(request);
    const once = { key: header['idempotency-key'], route: 'proveSocialAccount', body: [token, code, password, requester.device] };
    await openOnce(parts, once, async () => {
      await provePerson(parts, token, { code, password }, requester);
      return undefined;
    });
    return { status: 200, body: await proofOfToken(parts, token, requester.device) };
  };
