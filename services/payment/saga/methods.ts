import type { FreeMethod, PaymentMethod } from '../domain/saga.ts';
import { awaitCash } from './awaitCash.ts';
import { chargeCard } from './chargeCard.ts';
import { holdNoSeats, holdSeats } from './holdSeats.ts';
import { issueCart, issueOlder, issueReserved } from './issueTickets.ts';
import { orderFree } from './orderFree.ts';
import { reserveSeats } from './reserveSeats.ts';
import { captureCharge, settleWithoutBank } from './settle.ts';
import type { Step } from './step.ts';

const free = (method: FreeMethod): readonly Step[] => [orderFree, issueCart(method), settleWithoutBank];

/** The steps of each method, in their order. What failed is undone in the reverse order. */
export const stepsOf: Readonly<Record<PaymentMethod, readonly Step[]>> = {
  'pasarela-de-pago': [holdSeats, chargeCard, issueCart('pasarela-de-pago'), captureCharge],
  reservation: [holdNoSeats, chargeCard, issueOlder, captureCharge],
  pay_later: [reserveSeats, awaitCash, issueReserved, settleWithoutBank],
  no_payment: free('no_payment'),
  cortesia: free('cortesia'),
  'puntos-viaja': free('puntos-viaja'),
};
