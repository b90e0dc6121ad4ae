import type { operations } from '../../../openapi/types/identity.ts';
import type { Handler } from '../../shared/contract.ts';
import type { IdentityParts } from '../context.ts';
import { openSocialSession } from './browser/openSocialSession.ts';

/** API-039. Apple gives the name to the browser, on the first consent only. Its e-mail there is not signed, so it is not read. */
export const signInApple =
  (parts: IdentityParts): Handler<operations['signInApple']> =>
  async ({ body, header, request }) => {
    const { firstName = '', lastName = '' } = body.user?.name ?? {};
    return {
      status: 200,
      body: await openSocialSession(parts, request, {
        key: header['idempotency-key'],
        provider: 'apple',
        token: body.token,
        names: { nombre: firstName.trim(), paterno: lastName.trim() },
      }),
    };
  };
