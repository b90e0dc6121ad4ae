import type { Instant } from '../domain/instant.ts';
import type { Order } from '../domain/order.ts';

export type RideField = 'name' | 'email' | 'phone';
export type RideValues = Record<RideField, string>;
export type RideFieldError = 'missing' | 'invalid' | 'short';

export type RideCouponInput = { order: Order };

export type RideCouponContext = RideCouponInput & { values: RideValues };

export type RideCouponEvent =
  | { type: 'field.typed'; field: RideField; text: string }
  | { type: 'coupon.submitted' }
  | { type: 'ride.dismissed' };

/** A coupon for one terminal of the trip and its time (CONST-076 to CONST-079). */
export type RideWanted = { terminal: RideTerminal; startsAt: Instant; endsAt: Instant } & RideValues;
export type RideTerminal = 'VIC' | 'TAM' | 'MTY' | 'SLP';

/** The four steps of the dialog; `opening` while the device's note is read. */
export type RideCouponView =
  | { screen: 'opening' }
  | {
      screen: 'form';
      values: RideValues;
      /** The errors of every field; the screen decides when to show each. */
      errors: Partial<Record<RideField, RideFieldError>>;
      canSubmit: boolean;
      sending: boolean;
    }
  | { screen: 'given'; email: string; phone: string }
  | { screen: 'failed' }
  | { screen: 'once' };
