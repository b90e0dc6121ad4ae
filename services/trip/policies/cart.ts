import type { operations } from '../../../openapi/types/trip.ts';
import { ownersOf, type Policy, services, travellers } from '../../shared/policy.ts';
import type { Cart } from '../domain/cart.ts';

/** Whoever asks for a cart: a browser, and the account of its session. */
interface CartCaller {
  readonly holder: string;
  readonly accountId: string | undefined;
}

/** A cart belongs to the browser that made it, and to the account that made it. */
const made = (caller: CartCaller, cart: Pick<Cart, 'holder' | 'accountId'>): boolean =>
  cart.holder === caller.holder || cart.accountId === caller.accountId;

/** A traveller makes a cart of seats; a change in it needs tickets of their own. Payment holds the cart, sells it and ends it. */
export const cartPolicies = {
  blockSeats: travellers,
  unblockSeats: ownersOf(made),
  getCartInternal: services,
  extendCartHold: services,
  confirmCart: services,
  releaseCart: services,
} satisfies { readonly [Id in keyof operations]?: Policy };
