import type { operations } from '../../../openapi/types/trip.ts';
import type { Handler } from '../../shared/contract.ts';
import { signedInUser } from '../../shared/signedInUser.ts';

/** No feed has shuttles yet, so the list is empty. (RAITES-004) */
export function listRaites(): Handler<operations['listRaites']> {
  return async ({ identity }) => {
    signedInUser(identity);
    return { status: 200, body: { raites: [] } };
  };
}
