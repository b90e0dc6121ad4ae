import type { Identity } from '../../../shared/auth.ts';
import type { Persons } from '../../../shared/persons.ts';
import type { AppliedCoupon, CouponHolder } from '../../domain/coupon.ts';
import { checkReductions, holderOf, type Quote, quoteOf, type Reductions } from '../../domain/quote.ts';
import type { TripCart } from '../../domain/trip.ts';

interface Sources {
  readonly coupons: { readonly ofCart: (cart: TripCart, holder: CouponHolder) => Promise<AppliedCoupon | undefined> };
  readonly points: { readonly balance: (accountId: string) => Promise<number> };
  readonly persons: Pick<Persons, 'marksOf'>;
}

/** What a cart costs with its coupon, or with the points of the buyer. Throws 422 `coupon-invalid` and `points-not-available`. */
export async function quoteCart(
  { coupons, points, persons }: Sources,
  cart: TripCart,
  reductions: Reductions,
  identity: Identity,
): Promise<Quote> {
  const applied = await coupons.ofCart(cart, holderOf(persons, identity));
  checkReductions(cart, applied, reductions, identity);
  const balance = reductions.withPoints ? await points.balance(cart.accountId) : undefined;
  return quoteOf(cart, { applied, balance }, identity);
}
