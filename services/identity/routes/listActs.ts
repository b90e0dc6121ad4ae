import type { operations } from '../../../openapi/types/identity.ts';
import type { Handler } from '../../shared/contract.ts';
import type { IdentityParts } from '../context.ts';
import { actsFor } from '../store/acts.ts';

export const listActs =
  (parts: IdentityParts): Handler<operations['listActs']> =>
  async ({ query }) => ({ status: 200, body: await actsFor(parts, query) });
