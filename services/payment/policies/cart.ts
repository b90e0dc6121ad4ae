import type { operations } from '../../../openapi/types/payment.ts';
import { ownersOf, type Policy } from '../../shared/policy.ts';

const buyers = ownersOf((caller, cart: { readonly accountId: string }) => caller.subject === cart.accountId);

/** A cart is read, paid, ordered and given up by the account that made it. */
export const cartPolicies = {
  getCart: buyers,
  deleteCart: buyers,
  createPayment: buyers,
  createOrder: buyers,
  applyCoupon: buyers,
  removeCoupon: buyers,
} satisfies { readonly [Id in keyof operations]?: Policy };
