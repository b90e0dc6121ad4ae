import type { operations } from '../../../openapi/types/identity.ts';
import type { Handler } from '../../shared/contract.ts';
import type { IdentityParts } from '../context.ts';
import { requesterOf } from '../store/devices.ts';

export const sendSocialCode =
  ({ social }: IdentityParts): Handler<operations['sendSocialCode']> =>
  async ({ body, request }) => ({
    status: 200,
    body: await social.sendCode(body.token, body.email?.toLowerCase() ?? null, requesterOf(request)),
  });
