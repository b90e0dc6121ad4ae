import type { operations } from '../../../openapi/types/identity.ts';
import type { Handler } from '../../shared/contract.ts';
import type { IdentityParts } from '../context.ts';

/** Loading the page of a link confirms nothing. (decision 39) */
export const checkConfirmation =
  ({ mailLinks }: IdentityParts): Handler<operations['checkConfirmation']> =>
  async ({ body, request }) => ({ status: 200, body: await mailLinks.check(body.token, request) });
