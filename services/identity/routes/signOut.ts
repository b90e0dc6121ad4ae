import type { operations } from '../../../openapi/types/identity.ts';
import type { Handler } from '../../shared/contract.ts';
import { unauthorized } from '../../shared/problem.ts';
import type { IdentityParts } from '../context.ts';

/** Ends the session on every device that shares its refresh token. */
export const signOut =
  ({ db, sessions, devices, refreshCookies }: IdentityParts): Handler<operations['signOut']> =>
  async ({ identity, body, request }) => {
    if (!identity) throw unauthorized('unauthorized');
    await sessions.end(identity.subject, body.refresh_token ?? refreshCookies.read(request) ?? '');
    await devices.signOut(db, request.device, identity.subject);
    refreshCookies.clear(request);
    return { status: 200, body: { msg: 'done' } };
  };
