import type { operations } from '../../../openapi/types/identity.ts';
import type { Handler } from '../../shared/contract.ts';
import type { IdentityParts } from '../context.ts';
import { requesterOf } from '../store/devices.ts';

/** API-042. */
export const resendVerification =
  ({ codes }: IdentityParts): Handler<operations['resendVerification']> =>
  async ({ body, request }) => ({ status: 200, body: await codes.resend(body.phone, body.email.toLowerCase(), requesterOf(request)) });
