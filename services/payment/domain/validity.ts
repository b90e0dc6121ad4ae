import type { TripOrder } from './trip.ts';
import type { Payment } from './payment.ts';

/** What a ticket is worth at the door. `unpaid` waits for its payment at a till, `refunded` was paid when its seats were gone. */
export type Validity = 'valid' | 'unpaid' | 'expired' | 'cancelled' | 'refunded' | 'replaced';

export interface Sale {
  readonly payment: Pick<Payment, 'state' | 'reason' | 'deadline_at'>;
  readonly order: Pick<TripOrder, 'status'>;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/**
 * Whether a ticket of an order may board. A reservation has expired at its deadline, also before the worker ended it. Every document that
 * names a ticket asks here.
 */
export function validityOf({ status }: Pick<TripOrder['tickets'][number], 'status'>, { payment, order, now }: Sale): Validity {
  if (status === 'changed') return 'replaced';
  if (payment.state === 'voiding' || payment.state === 'refunded') return 'refunded';
  switch (order.status) {
    case 'reserved':
      return now < payment.deadline_at.getTime() ? 'unpaid' : 'expired';
    case 'cancelled':
      return payment.reason === 'reservation-cancelled' ? 'cancelled' : 'expired';
    case 'paid':
      return status === 'issued' ? 'valid' : 'cancelled';
    default:
      return order.status satisfies never;
  }
}
