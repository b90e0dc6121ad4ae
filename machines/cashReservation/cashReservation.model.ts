import { done, failed, isIn, type Model } from 'xstate-paths';
import { input } from './cashReservation.examples.ts';
import { cashReservationMachine } from './cashReservation.machine.ts';

const refused = (code: string) => ({ code, retryable: false });

/** The events of a reservation. */
const reserved = {
  machine: cashReservationMachine,
  input,
  facts: ({ context }) => [context.key, context.orderId !== null, context.failure?.code],
  invariants: {
    'is reserved under a key': (at) => (!isIn(at, 'reserving.asking') && !isIn(at, 'unanswered')) || at.context.key !== null,
    'is reserved with an order': (at) => !isIn(at, 'reserved') || at.context.orderId !== null,
  },
  events: {
    reservationSubmitted: { type: 'reservation.submitted' },
    keyMade: done('makeKey', 'key-1'),
    reserved: done('reserveCart', { orderId: 'o' }),
    reservationLost: failed('reserveCart', { code: 'network', retryable: true }),
    reservationPaused: done('pause'),
    reservationTooLate: failed('reserveCart', refused('cart-expired')),
    reservationSold: failed('reserveCart', refused('cart-sold')),
    reservationWithheld: failed('reserveCart', refused('session-expired')),
    departureTooNear: failed('reserveCart', refused('cash-too-late')),
    reservationRefused: failed('reserveCart', refused('cash-disabled')),
    alertClosed: { type: 'alert.closed' },
    cardChosen: { type: 'card.chosen' },
    searchChosen: { type: 'search.chosen' },
  },
} satisfies Model;

export const cashReservationModels = [reserved] satisfies Model[];
