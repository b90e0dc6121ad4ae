import type { operations } from '../../../openapi/types/trip.ts';
import type { Handler } from '../../shared/contract.ts';
import { callerOf } from '../../shared/policy.ts';
import type { Trip } from '../context.ts';
import { policies } from '../policies/index.ts';

/** No feed has shuttles, so the list is empty, except for the account of the demo. (RAITES-004) */
export function listRaites({ raitesOf }: Trip): Handler<operations['listRaites']> {
  return async ({ identity }) => {
    const { email = '' } = callerOf(policies.listRaites, identity);
    return { status: 200, body: { raites: [...raitesOf(email)] } };
  };
}
