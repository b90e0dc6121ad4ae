import type { operations } from '../../../openapi/types/identity.ts';
import type { Handler } from '../../shared/contract.ts';
import type { IdentityParts } from '../context.ts';
import { requesterOf } from '../store/devices.ts';

/** API-044. */
export const signInPhone =
  ({ codes }: IdentityParts): Handler<operations['signInPhone']> =>
  async ({ body, request }) => ({ status: 200, body: await codes.sendForSignIn(body.phone, requesterOf(request)) });
