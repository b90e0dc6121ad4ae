import type { operations } from '../../../openapi/types/identity.ts';
import type { Handler } from '../../shared/contract.ts';
import { unauthorized } from '../../shared/problem.ts';
import type { IdentityParts } from '../context.ts';
import { signOutDevice } from '../store/devices.ts';
import { endSession } from '../store/sessions.ts';

/** Ends the session on every device that shares its refresh token. */
export const signOut =
  (parts: IdentityParts): Handler<operations['signOut']> =>
  async ({ identity, body, request }) => {
    if (!identity) throw unauthorized('unauthorized');
    const { refreshCookies } = parts;
    await endSession(parts, identity.subject, body.refresh_token ?? refreshCookies.read(request) ?? '');
    await signOutDevice(parts, request.device, identity.subject);
    refreshCookies.clear(request);
    return { status: 200, body: { msg: 'done' } };
  };
