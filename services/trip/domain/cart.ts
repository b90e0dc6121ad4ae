import type { components } from '../../../openapi/types/trip.ts';

export type CartStatus = components['schemas']['CartStatus'];

export interface Cart {
  readonly id: string;
  readonly accountId: string;
  readonly holder: string;
  readonly status: CartStatus;
  readonly paymentId: string | null;
  /** Payments that have released this cart; a request of theirs may still arrive. */
  readonly endedPayments: readonly string[];
  readonly orderId: string | null;
  readonly isChange: boolean;
  readonly currency: string;
  readonly total: number;
  readonly servicesTotal: number;
  /** Credit of the changed tickets in this cart. */
  readonly creditsTotal: number;
  /** Value of the changed tickets above the price of the cart. */
  readonly earnPoints: number;
  readonly createdAt: Date;
  /** End of the cart's own 540 s. */
  readonly ownExpiresAt: Date;
  readonly expiresAt: Date;
}

/**
 * Until when the traveller may pay: the cart's own 540 s, also while the bank has more time for a payment, which a refusal takes back (HOLD-014).
 * After them only that payment is left, and its time counts.
 */
export function deadlineOf({ ownExpiresAt, expiresAt }: Pick<Cart, 'ownExpiresAt' | 'expiresAt'>, now: Date): Date {
  return ownExpiresAt > now ? ownExpiresAt : expiresAt;
}
