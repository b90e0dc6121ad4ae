import type { operations } from '../../../openapi/types/identity.ts';
import { bearer } from '../../shared/auth.ts';
import type { Handler } from '../../shared/contract.ts';
import { callerOf } from '../../shared/policy.ts';
import type { IdentityParts } from '../context.ts';
import { policies } from '../policies/index.ts';
import { replacePassword } from '../store/passwords.ts';
import { openOnce } from '../store/storedSession.ts';
import { requesterOf } from './browser/devices.ts';

export const changePassword =
  (parts: IdentityParts): Handler<operations['changePassword']> =>
  async ({ identity, body, header, request }) => {
    const accountId = callerOf(policies.changePassword, identity).subject;
    const { current, password } = body;
    await openOnce(parts, { key: header['idempotency-key'], route: 'changePassword', body: [accountId, current, password] }, async () => {
      await replacePassword(parts, { accountId, token: bearer(request) ?? '', current, password }, requesterOf(request));
      return undefined;
    });
    return { status: 200, body: { msg: 'done' } };
  };
