import type { Failure } from '../domain/failure.ts';
import type { Cart } from '../domain/order.ts';

export type CashReservationInput = { cart: Cart; email: string | null };

export type CashReservationContext = CashReservationInput & {
  /** The idempotency key of the reservation, for all tries. */
  key: string | null;
  orderId: string | null;
  failure: Failure | null;
};

export type CashReservationEvent =
  | { type: 'reservation.submitted' }
  | { type: 'alert.closed' }
  /** The departure is too near (error 51): pay by card, or search another one. */
  | { type: 'card.chosen' }
  | { type: 'search.chosen' };

export type CashReservationOutput =
  | { kind: 'reserved'; orderId: string }
  | { kind: 'paid'; orderId: string }
  | { kind: 'late' }
  | { kind: 'withdrawn' }
  | { kind: 'toSearch' };

export type CashReservationView =
  | { screen: 'form'; canReserve: boolean; alert: { kind: 'cashTooLate' } | { kind: 'notReserved'; failure: Failure } | null }
  | { screen: 'paying'; step: 'reserving' | 'reservingAgain' };
