import type { operations } from '../../../openapi/types/identity.ts';
import type { Handler } from '../../shared/contract.ts';
import type { IdentityParts } from '../context.ts';
import { resendCode } from '../store/codes.ts';
import { requesterOf } from './browser/devices.ts';

/** Sends the last code of a phone again, for a sign-up or a sign-in. Throws 409 `nothing-to-resend`, 429. (API-042) */
export const resendVerification =
  (parts: IdentityParts): Handler<operations['resendVerification']> =>
  async ({ body, request }) => ({ status: 200, body: await resendCode(parts, body.phone, body.email.toLowerCase(), requesterOf(request)) });
