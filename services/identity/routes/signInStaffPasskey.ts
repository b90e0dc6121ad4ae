import type { operations } from '../../../openapi/types/identity.ts';
import type { Handler } from '../../shared/contract.ts';
import type { IdentityParts } from '../context.ts';
import { signInByPasskey } from '../store/staffSignIn.ts';
import { handOverStaffSession } from './browser/handOverStaffSession.ts';

export const signInStaffPasskey =
  (parts: IdentityParts): Handler<operations['signInStaffPasskey']> =>
  async ({ body, header, request }) => {
    const { device } = request;
    const once = { key: header['idempotency-key'], route: 'signInStaffPasskey', body: [body, device] };
    return { status: 200, body: await handOverStaffSession(parts, request, once, () => signInByPasskey(parts, body, device)) };
  };
