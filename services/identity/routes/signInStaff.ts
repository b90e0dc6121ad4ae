import type { operations } from '../../../openapi/types/identity.ts';
import type { Handler } from '../../shared/contract.ts';
import type { IdentityParts } from '../context.ts';
import { signInByPassword } from '../store/staffSignIn.ts';
import { requesterOf } from './browser/devices.ts';
import { handOverStaffSession } from './browser/handOverStaffSession.ts';

export const signInStaff =
  (parts: IdentityParts): Handler<operations['signInStaff']> =>
  async ({ body, header, request }) => {
    const credentials = { ...body, email: body.email.toLowerCase() };
    const once = { key: header['idempotency-key'], route: 'signInStaff', body: credentials };
    const open = () => signInByPassword(parts, credentials, requesterOf(request));
    return { status: 200, body: await handOverStaffSession(parts, request, once, open) };
  };
