import type { Clock } from '../../shared/clock.ts';
import type { Database } from '../../shared/db.ts';
import { Problem } from '../../shared/problem.ts';
import { type AppliedCoupon, type CouponHolder, couponRefused, type CouponUse, judgeCoupon, type NewCoupon } from '../domain/coupon.ts';
import type { CouponValue } from '../domain/discount.ts';
import type { TripCart } from '../domain/trip.ts';

interface Row extends Record<string, unknown> {
  id: string;
  code: string;
  value: CouponValue;
  account_id: string | null;
  beneficiary: string | null;
  valid_until: Date | null;
  once_per: 'shop' | 'account';
}

const isShort = (code: string): boolean => code.length < 4;

const couponOf = ({ account_id: account, valid_until: validUntil, once_per: oncePer, ...same }: Row): NewCoupon => ({
  ...same,
  account,
  validUntil,
  oncePer,
});

export type Coupons = ReturnType<typeof createCoupons>;
/**
 * The coupons of carts. A cart has at most one. It is used by the payment and not by the cart: a payment that fails leaves the coupon as it
 * was. (COUPON-001 to COUPON-014)
 */
export function createCoupons(db: Database, clock: Clock) {
  const one = async (condition: string, value: string): Promise<Row | undefined> =>
    (await db.query<Row>(`select coupon.* from payment.coupon ${condition}`, [value]))[0];

  /** Whether a payment of another cart uses the coupon. */
  async function isUsed({ couponId, name, marks }: CouponUse, cartId: string): Promise<boolean> {
    const rows = await db.query(
      `select 1 from payment.payment where coupon_use = $1 and cart_id <> $2 and state not in ('refused', 'refunded')
       union all
       select 1 from payment.coupon_use join payment.payment on payment.id = coupon_use.payment_id
       where coupon_id = $3 and mark = any ($4) and cart_id <> $2`,
      [name, cartId, couponId, marks],
    );
    return rows.length > 0;
  }

  const judge = (coupon: Row, cart: TripCart, holder: CouponHolder): Promise<AppliedCoupon | Problem> =>
    judgeCoupon(couponOf(coupon), cart, { now: clock.date(), holder, isUsed: (use) => isUsed(use, cart.id) });

  return {
    isUsed,

    async create({ id, code, value, account, beneficiary, validUntil, oncePer }: NewCoupon): Promise<void> {
      await db.query(
        `insert into payment.coupon (id, code, value, account_id, beneficiary, valid_until, once_per) values ($1, $2, $3, $4, $5, $6, $7)
         on conflict do nothing`,
        [id, code.toUpperCase(), JSON.stringify(value), account, beneficiary, validUntil, oncePer],
      );
    },

    /** Applies a coupon to a cart. Throws 422 with the reason, 409 `coupon-already-applied` when the cart has another one. */
    async apply(cart: TripCart, holder: CouponHolder, typed: string): Promise<AppliedCoupon> {
      const code = typed.trim().toUpperCase();
      const coupon = isShort(code) ? undefined : await one('where code = $1', code);
      if (!coupon) throw couponRefused('coupon-not-found');
      const applied = await judge(coupon, cart, holder);
      if (applied instanceof Problem) throw applied;
      const rows = await db.query<{ coupon_id: string }>(
        `insert into payment.cart_coupon (cart_id, coupon_id) values ($1, $2)
         on conflict (cart_id) do update set cart_id = excluded.cart_id returning coupon_id`,
        [cart.id, coupon.id],
      );
      if (rows[0]?.coupon_id !== coupon.id) throw new Problem(409, 'coupon-already-applied', 'Este carrito ya tiene un cupón.');
      return applied;
    },

    /** The coupon of a cart. Undefined without one, and when it is no longer good. */
    async ofCart(cart: TripCart, holder: CouponHolder): Promise<AppliedCoupon | undefined> {
      const coupon = await one('join payment.cart_coupon on coupon_id = coupon.id where cart_id = $1', cart.id);
      const applied = coupon && (await judge(coupon, cart, holder));
      return applied instanceof Problem ? undefined : applied;
    },

    async remove(cartId: string): Promise<void> {
      await db.query('delete from payment.cart_coupon where cart_id = $1', [cartId]);
    },
  };
}
