import type { Failure } from '../domain/failure.ts';
import type { Cart } from '../domain/order.ts';
import type { PaymentEnd } from '../domain/payment.ts';

/** `asksFirst`: the address has a token, so that the order waits for the traveller (FREE-002). */
export type FreeOrderInput = { cart: Cart; email: string | null; asksFirst: boolean };

export type FreeOrderContext = FreeOrderInput & {
  /** The idempotency key of the order, for all tries. */
  key: string | null;
  orderId: string | null;
  failure: Failure | null;
};

export type FreeOrderEvent =
  | { type: 'changes.submitted' }
  | { type: 'changes.confirmed' }
  | { type: 'changes.cancelled' }
  | { type: 'alert.closed' };

export type FreeOrderOutput = Exclude<PaymentEnd, { kind: 'unknown' }>;

export type FreeOrderView =
  | {
      screen: 'form';
      canPay: boolean;
      /** The question whether to change the tickets is open (FREE-008). */
      isAsking: boolean;
      /** The order was refused or had no answer; the traveller may order again. */
      alert: { kind: 'notOrdered'; failure: Failure } | null;
    }
  | { screen: 'paying'; step: 'ordering' | 'reordering' | 'giving' | 'givingAgain' };
