import type { operations } from '../../../openapi/types/identity.ts';
import type { Handler } from '../../shared/contract.ts';
import type { IdentityParts } from '../context.ts';
import { sendSignUpCode } from '../store/codes.ts';
import { requesterOf } from './browser/devices.ts';

/** Sends the code that proves the phone of a new guest. Throws 409 `account-exists`, 429. (API-041) */
export const sendVerification =
  (parts: IdentityParts): Handler<operations['sendVerification']> =>
  async ({ body, request }) => ({
    status: 200,
    body: await sendSignUpCode(parts, body.phone, body.email.toLowerCase(), requesterOf(request)),
  });
