import type { operations } from '../../../openapi/types/identity.ts';
import type { Handler } from '../../shared/contract.ts';
import type { IdentityParts } from '../context.ts';
import { requestReset } from '../store/mailLinks.ts';
import { requesterOf } from './browser/devices.ts';

/** Answers the same for an e-mail without an account. (API-045) */
export const forgotPassword =
  (parts: IdentityParts): Handler<operations['forgotPassword']> =>
  async ({ body, request }) => {
    await requestReset(parts, body.email.toLowerCase(), requesterOf(request));
    return { status: 200, body: { msg: 'Si el correo tiene una cuenta, enviamos las instrucciones.' } };
  };
