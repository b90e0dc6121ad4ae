import type { Receipt, Reservation } from '../domain/reservation.ts';
import { promisePort } from '../port.ts';

/**
 * Resolves the token of a mailed link to a pass of the reservation, which stays in the memory of the page (API-082). Rejects with
 * `cart-expired` when the reservation is out of time, and with `not-found` for an unknown link.
 */
export const resolveReservationToken = promisePort<void, { link: string }>('resolveReservationToken');

/** Fetches the reservation of the link with its open payment (API-076, API-083). Rejects with `cart-expired` or `not-found`. */
export const getReservation = promisePort<Reservation, undefined>('getReservation');

/** Fetches the confirmation of a paid reservation with the keys of its tickets (API-081). */
export const getReceipt = promisePort<Receipt, { paymentId: string }>('getReceipt');
