import type { operations } from '../../../openapi/types/identity.ts';
import type { Handler } from '../../shared/contract.ts';
import type { IdentityParts } from '../context.ts';
import { requesterOf } from '../store/devices.ts';

/** API-045. */
export const forgotPassword =
  ({ mailLinks }: IdentityParts): Handler<operations['forgotPassword']> =>
  async ({ body, request }) => {
    await mailLinks.forgot(body.email.toLowerCase(), requesterOf(request));
    return { status: 200, body: { msg: 'Si el correo tiene una cuenta, enviamos las instrucciones.' } };
  };
