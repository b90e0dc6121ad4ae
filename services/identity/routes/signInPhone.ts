import type { operations } from '../../../openapi/types/identity.ts';
import type { Handler } from '../../shared/contract.ts';
import type { IdentityParts } from '../context.ts';
import { sendSignInCode } from '../store/codes.ts';
import { requesterOf } from './browser/devices.ts';

/** Sends a code to the phone of an account; `verifyPhone` then opens the session. (API-044) */
export const signInPhone =
  (parts: IdentityParts): Handler<operations['signInPhone']> =>
  async ({ body, request }) => ({ status: 200, body: await sendSignInCode(parts, body.phone, requesterOf(request)) });
