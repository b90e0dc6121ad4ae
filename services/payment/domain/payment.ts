import type { CouponUse } from './coupon.ts';
import type { Discount } from './discount.ts';
import type { PaymentMethod, PaymentState, RefusalReason } from './saga.ts';

export interface Customer {
  firstName: string;
  lastName: string;
  email: string;
  /** A guest has no My trips, so the mail of the tickets has a link. */
  isGuest?: boolean;
}

/** A row of the payment table. Amounts in 1/100000 of the currency's unit. */
export interface Payment extends Record<string, unknown> {
  id: string;
  idempotency_key: string;
  cart_id: string;
  account_id: string;
  folio: string;
  reference: string;
  state: PaymentState;
  method: PaymentMethod;
  amount: number;
  currency: string;
  discount: Discount | null;
  /** Points that this payment spends. They come back when it fails. */
  points: number;
  /** Points that this payment earns when its tickets are issued. */
  earns: number;
  customer: Customer;
  session: string | null;
  reason: RefusalReason | null;
  bank_id: string | null;
  authorization_code: string | null;
  challenge_id: string | null;
  challenge_url: string | null;
  order_id: string | null;
  /** The pending message to the trip service about the cart's hold. */
  release: 'keep' | 'drop' | null;
  retry_allowed: boolean;
  created_at: Date;
  deadline_at: Date;
  reminded_at: Date | null;
  bank_answered_at: Date | null;
  operation_at: Date | null;
  /** The tickets exist, and the bank refused to capture what it had authorised. It stays with a payment that was collected elsewhere. */
  capture_refused_at: Date | null;
  /** The payer wants the result by e-mail. */
  notice_asked: boolean;
}

/** What names a payment at the bank. */
export const atBank = ({ id, bank_id, amount, currency }: Pick<Payment, 'id' | 'bank_id' | 'amount' | 'currency'>) => ({
  paymentId: id,
  bankId: bank_id,
  amount,
  currency,
});

export interface NewPayment {
  readonly id: string;
  readonly key: string;
  readonly cartId: string;
  readonly accountId: string;
  readonly folio: string;
  readonly reference: string;
  readonly method: PaymentMethod;
  readonly amount: number;
  readonly currency: string;
  readonly discount?: Discount | undefined;
  /** What marks the coupon of the discount as used; unique among the payments that did not fail. */
  readonly couponUse?: CouponUse | undefined;
  /** Points that it earns, in 1/100000 of the currency's unit; they count after the trip. */
  readonly earns?: number;
  readonly customer: Customer;
  /** Marks by which an unpaid reservation is counted, see `services/shared/persons.ts`. */
  readonly persons?: readonly string[];
  readonly session: string | undefined;
  readonly deadlineAt: Date;
}

/** Facts that a step stores. */
export interface Facts {
  readonly reason?: RefusalReason;
  readonly bankId?: string | null;
  readonly authorization?: string | null;
  readonly challengeId?: string | null;
  readonly challengeUrl?: string | null;
  readonly orderId?: string;
  readonly release?: 'keep' | 'drop';
  readonly operationAt?: Date;
  readonly bankAnsweredAt?: Date;
}
