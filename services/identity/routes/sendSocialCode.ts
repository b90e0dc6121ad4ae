import type { operations } from '../../../openapi/types/identity.ts';
import type { Handler } from '../../shared/contract.ts';
import type { IdentityParts } from '../context.ts';
import { sendProofCode } from '../store/socialProofs.ts';
import { requesterOf } from './browser/devices.ts';

export const sendSocialCode =
  (parts: IdentityParts): Handler<operations['sendSocialCode']> =>
  async ({ body, request }) => ({
    status: 200,
    body: await sendProofCode(parts, body.token, body.email?.toLowerCase() ?? null, requesterOf(request)),
  });
