import type { operations } from '../../../openapi/types/identity.ts';
import type { Handler } from '../../shared/contract.ts';
import { Problem } from '../../shared/problem.ts';
import type { IdentityParts } from '../context.ts';
import { isSignedOut } from '../store/devices.ts';
import { beginFlow, secretsOf } from '../store/socialFlows.ts';
import { requesterOf } from './browser/devices.ts';

/** After a sign-out on the device, the provider asks again who it is (NAV-060). */
export const beginSocialSignIn =
  (parts: IdentityParts): Handler<operations['beginSocialSignIn']> =>
  async ({ body, request }) => {
    const gateway = parts.providers.get(body.provider);
    if (!gateway) throw new Problem(422, 'social-not-offered', 'No se puede entrar con esa cuenta.');
    const { state, expiresAt } = await beginFlow(parts, body.provider, requesterOf(request));
    const asksAgain = await isSignedOut(parts.db, request.device);
    const url = await gateway.begin(secretsOf(parts, state), { asksAgain });
    return { status: 200, body: { url, state, expiresAt: expiresAt.toISOString() } };
  };
