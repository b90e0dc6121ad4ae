import type { operations } from '../../../openapi/types/trip.ts';
import type { Policy } from '../../shared/policy.ts';
import { accountPolicies } from './account.ts';
import { cartPolicies } from './cart.ts';
import { doorPolicies } from './door.ts';
import { networkPolicies } from './network.ts';
import { officePolicies } from './office.ts';
import { olderTicketPolicies } from './olderTicket.ts';
import { orderPolicies } from './order.ts';
import { seatPolicies } from './seat.ts';
import { ticketPolicies } from './ticket.ts';

/** Who may call each operation. One without a policy does not compile. */
export const policies = {
  ...networkPolicies,
  ...seatPolicies,
  ...cartPolicies,
  ...orderPolicies,
  ...ticketPolicies,
  ...olderTicketPolicies,
  ...accountPolicies,
  ...officePolicies,
  ...doorPolicies,
} satisfies Readonly<Record<keyof operations, Policy>>;
