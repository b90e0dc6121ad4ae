import type { operations } from '../../../openapi/types/identity.ts';
import type { Handler } from '../../shared/contract.ts';
import type { IdentityParts } from '../context.ts';
import { acceptInvitation } from '../store/staffAcceptance.ts';
import { handOverStaffSession } from './browser/handOverStaffSession.ts';

export const acceptStaffInvitation =
  (parts: IdentityParts): Handler<operations['acceptStaffInvitation']> =>
  async ({ body, header, request }) => {
    const { device } = request;
    const once = { key: header['idempotency-key'], route: 'acceptStaffInvitation', body: [body, device] };
    return { status: 200, body: await handOverStaffSession(parts, request, once, () => acceptInvitation(parts, body, device)) };
  };
