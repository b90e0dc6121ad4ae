import type { operations } from '../../../openapi/types/payment.ts';
import type { Policy } from '../../shared/policy.ts';
import { cardPolicies } from './card.ts';
import { cartPolicies } from './cart.ts';
import { officePolicies } from './office.ts';
import { orderPolicies } from './order.ts';
import { paymentPolicies } from './payment.ts';
import { pointsPolicies } from './points.ts';
import { reservationPolicies } from './reservation.ts';

/** Who may call each operation. One without a policy does not compile. */
export const policies = {
  ...paymentPolicies,
  ...cartPolicies,
  ...orderPolicies,
  ...reservationPolicies,
  ...cardPolicies,
  ...pointsPolicies,
  ...officePolicies,
} satisfies Readonly<Record<keyof operations, Policy>>;
