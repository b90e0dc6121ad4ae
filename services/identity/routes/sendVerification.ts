import type { operations } from '../../../openapi/types/identity.ts';
import type { Handler } from '../../shared/contract.ts';
import type { IdentityParts } from '../context.ts';
import { requesterOf } from '../store/devices.ts';

/** API-041. */
export const sendVerification =
  ({ codes }: IdentityParts): Handler<operations['sendVerification']> =>
  async ({ body, request }) => ({
    status: 200,
    body: await codes.sendForSignUp(body.phone, body.email.toLowerCase(), requesterOf(request)),
  });
