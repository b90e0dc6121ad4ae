import type { operations } from '../../../openapi/types/identity.ts';
import type { Handler } from '../../shared/contract.ts';
import type { IdentityParts } from '../context.ts';
import { sendSignUpCode } from '../store/codes.ts';
import { requesterOf } from './browser/devices.ts';

/** Sends the code of a registration. Throws 429. (API-041) */
export const sendVerification =
  (parts: IdentityParts): Handler<operations['sendVerification']> =>
  async ({ body, request }) => ({
    status: 200,
    body: await sendSignUpCode(parts, body.phone, body.email.toLowerCase(), requesterOf(request)),
  });
