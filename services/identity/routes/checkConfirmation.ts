import type { operations } from '../../../openapi/types/identity.ts';
import type { Handler } from '../../shared/contract.ts';
import type { IdentityParts } from '../context.ts';
import { checkSignUp } from '../store/mailLinks.ts';

/** Loading the page of a link confirms nothing. (decision 39) */
export const checkConfirmation =
  (parts: IdentityParts): Handler<operations['checkConfirmation']> =>
  async ({ body, request }) => ({ status: 200, body: await checkSignUp(parts, body.token, request) });
