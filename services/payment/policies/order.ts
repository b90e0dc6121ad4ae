import type { operations } from '../../../openapi/types/payment.ts';
import type { Policy } from '../../shared/policy.ts';
import { payers } from './payment.ts';

/** An order belongs to the account that paid it. */
export const orderPolicies = {
  getCartDetail: payers,
  cancelReservation: payers,
  resendTickets: payers,
  /** A new tab shows the signed ticket of its address instead. */
  downloadTickets: payers,
  getApplePass: payers,
  getGooglePass: payers,
  createRideCoupons: payers,
} satisfies { readonly [Id in keyof operations]?: Policy };
