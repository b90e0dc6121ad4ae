import { minorUnit } from '../../shared/money.ts';
import { Problem } from '../../shared/problem.ts';
import { couponDiscount, type CouponValue, type Discount, ticketsFor } from './discount.ts';
import type { TripCart } from './trip.ts';

/** A coupon as it is created. `account` and `beneficiary` limit who may use it. */
export interface NewCoupon {
  readonly id: string;
  readonly code: string;
  readonly value: CouponValue;
  readonly account: string | null;
  readonly beneficiary: string | null;
  readonly validUntil: Date | null;
  /** One purchase in all, or one of each person. */
  readonly oncePer: 'shop' | 'account';
}

const refusals = {
  'coupon-not-found': 'No encontramos ese cupón.',
  'coupon-expired': 'Este cupón ya venció.',
  'coupon-unproved': 'Para usar este cupón, entra con tu cuenta o confirma tu celular con un código.',
  'coupon-used': 'Este cupón ya se usó.',
  'coupon-other-account': 'Este cupón pertenece a otra cuenta.',
  'coupon-not-applicable': 'Este cupón no aplica para tus boletos.',
} as const;
/** Why a coupon is refused: 422. */
export const couponRefused = (code: keyof typeof refusals): Problem => new Problem(422, code, refusals[code]);
export const couponUnproved = (): Problem => couponRefused('coupon-unproved');

/** Who uses a coupon, see `services/shared/persons.ts`. */
export interface CouponHolder {
  readonly isProved: boolean;
  readonly marks: readonly string[];
}

/** What a use of a coupon takes: each is unique among the payments that did not fail. */
export interface CouponUse {
  readonly couponId: string;
  /** The coupon, with its account where each has one use. */
  readonly name: string;
  /** The marks of the person. A coupon with one use in the shop has one mark. */
  readonly marks: readonly string[];
}

function useOf({ id, oncePer }: NewCoupon, accountId: string, { marks }: CouponHolder): CouponUse {
  return oncePer === 'shop' ? { couponId: id, name: id, marks: ['shop'] } : { couponId: id, name: `${id} ${accountId}`, marks };
}

/** A coupon of a cart: its discount, and what marks it as used. */
export interface AppliedCoupon {
  readonly discount: Discount;
  readonly use: CouponUse;
  readonly beneficiary: string | null;
}

/** Why a coupon cannot discount a cart, or what it takes off. */
export async function judgeCoupon(
  coupon: NewCoupon,
  cart: Pick<TripCart, 'accountId' | 'tickets' | 'currency'>,
  { now, holder, isUsed }: { now: Date; holder: CouponHolder; isUsed: (use: CouponUse) => Promise<boolean> },
): Promise<AppliedCoupon | Problem> {
  if (coupon.validUntil !== null && coupon.validUntil <= now) return couponRefused('coupon-expired');
  if (coupon.account !== null && coupon.account !== cart.accountId) return couponRefused('coupon-other-account');
  // Whoever proves nothing is another person as often as they like. (decision 40)
  if (!holder.isProved) return couponUnproved();
  const use = useOf(coupon, cart.accountId, holder);
  if (await isUsed(use)) return couponRefused('coupon-used');
  const name = coupon.beneficiary;
  if (name !== null && ticketsFor(cart.tickets, name).length === 0) {
    return new Problem(422, 'coupon-beneficiary', `Este cupón solo es válido para ${name}`, { name });
  }
  const discount = couponDiscount(cart.tickets, coupon, minorUnit(cart.currency));
  return discount.amount === 0 ? couponRefused('coupon-not-applicable') : { discount, use, beneficiary: name };
}
