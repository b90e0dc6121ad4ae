import { cashReservationMachine, cashReservationView } from '../../../machines/cashReservation/index.ts';
import { makeKey } from '../actors/makeKey.ts';
import { pause } from '../actors/pause.ts';
import { reserveCart } from '../actors/reserveCart.ts';

export { cashReservationView };

/** The reservation to pay in cash, with its ports. */
export const cashReservation = cashReservationMachine.provide({ actors: { makeKey, reserveCart, pause } });
