import type { operations } from '../../../openapi/types/identity.ts';
import type { Handler } from '../../shared/contract.ts';
import { callerOf } from '../../shared/policy.ts';
import type { IdentityParts } from '../context.ts';
import { policies } from '../policies/index.ts';
import { signOutDevice } from '../store/devices.ts';
import { endSession } from '../store/sessions.ts';

/** Ends the session on every device that shares its refresh token. */
export const signOut =
  (parts: IdentityParts): Handler<operations['signOut']> =>
  async ({ identity, body, request }) => {
    const { subject } = callerOf(policies.signOut, identity);
    const { refreshCookies } = parts;
    await endSession(parts, subject, body.refresh_token ?? refreshCookies.read(request) ?? '');
    await signOutDevice(parts, request.device, subject);
    refreshCookies.clear(request);
    return { status: 200, body: { msg: 'done' } };
  };
