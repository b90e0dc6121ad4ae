import type { operations } from '../../../openapi/types/trip.ts';
import { anyone, holders, type Policy } from '../../shared/policy.ts';

/** Anyone may look at the seats of a bus. A browser selects them, and releases only those that it selected itself. */
export const seatPolicies = {
  createHolder: anyone,
  getSeatMap: anyone,
  getSeatServices: anyone,
  getSeatChannelTicket: anyone,
  getSeatClaims: holders,
  selectSeat: holders,
  unselectSeat: holders,
} satisfies { readonly [Id in keyof operations]?: Policy };
