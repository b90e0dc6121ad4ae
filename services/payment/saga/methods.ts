import type { FreeMethod, PaymentMethod } from '../domain/saga.ts';
import { awaitCash } from './awaitCash.ts';
import { chargeCard } from './chargeCard.ts';
import { endAbandonedCart, endAbandonedReservation } from './endAbandoned.ts';
import { issueCart, issueOlder, issueReserved } from './issueTickets.ts';
import { orderFree } from './orderFree.ts';
import { reserveSeats } from './reserveSeats.ts';
import { captureCharge, settleWithoutBank } from './settle.ts';
import type { Step } from './step.ts';

const free = (method: FreeMethod): readonly Step[] => [orderFree, issueCart(method), settleWithoutBank];

/** The steps of each method, in their order. Their `undo` runs in the reverse order. */
export const stepsOf: Readonly<Record<PaymentMethod, readonly Step[]>> = {
  'pasarela-de-pago': [endAbandonedCart, chargeCard, issueCart('pasarela-de-pago'), captureCharge],
  reservation: [endAbandonedReservation, chargeCard, issueOlder, captureCharge],
  pay_later: [reserveSeats, awaitCash, issueReserved, settleWithoutBank],
  no_payment: free('no_payment'),
  cortesia: free('cortesia'),
  'puntos-viaja': free('puntos-viaja'),
};
