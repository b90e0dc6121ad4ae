import type { operations } from '../../../openapi/types/identity.ts';
import type { Handler } from '../../shared/contract.ts';
import type { IdentityParts } from '../context.ts';
import { requesterOf } from '../store/devices.ts';

export const beginSocialSignIn =
  ({ social }: IdentityParts): Handler<operations['beginSocialSignIn']> =>
  async ({ body, request }) => ({ status: 200, body: await social.begin(body.provider, requesterOf(request)) });
