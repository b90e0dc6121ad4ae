import type { operations } from '../../../openapi/types/identity.ts';
import type { Handler } from '../../shared/contract.ts';
import { bearer } from '../../shared/auth.ts';
import { signedInUser } from '../../shared/signedInUser.ts';
import type { IdentityParts } from '../context.ts';
import { requesterOf } from '../store/devices.ts';
import { openOnce } from '../store/storedSession.ts';

export const changePassword =
  ({ db, secret, passwordChanges }: IdentityParts): Handler<operations['changePassword']> =>
  async ({ identity, body, header, request }) => {
    const accountId = signedInUser(identity);
    const { current, password } = body;
    await openOnce(
      db,
      { key: header['idempotency-key'], route: 'changePassword', secret, body: [accountId, current, password] },
      async () => {
        await passwordChanges.change({ accountId, token: bearer(request) ?? '', current, password }, requesterOf(request));
        return { family: undefined };
      },
    );
    return { status: 200, body: { msg: 'done' } };
  };
