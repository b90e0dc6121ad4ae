import type { operations } from '../../../openapi/types/identity.ts';
import type { Handler } from '../../shared/contract.ts';
import type { IdentityParts } from '../context.ts';
import { openSocialSession } from './browser/openSocialSession.ts';

/** Opens a session by the proof of Facebook. (API-037) */
export const signInFacebook =
  (parts: IdentityParts): Handler<operations['signInFacebook']> =>
  async ({ body, header, request }) => ({
    status: 200,
    body: await openSocialSession(parts, request, { key: header['idempotency-key'], provider: 'facebook', token: body.token }),
  });
