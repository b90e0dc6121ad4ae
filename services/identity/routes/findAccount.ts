import type { operations } from '../../../openapi/types/identity.ts';
import type { Handler } from '../../shared/contract.ts';
import type { IdentityParts } from '../context.ts';
import { accountByPhone } from '../store/accounts.ts';

/** The account of a phone that was proved, for the back office. */
export const findAccount =
  ({ db }: IdentityParts): Handler<operations['findAccount']> =>
  async ({ body }) => ({ status: 200, body: { accountId: (await accountByPhone(db, body.phone))?.id ?? null } });
