import type { Receipt, Reservation, ReservationLink } from '../domain/reservation.ts';
import { promisePort } from '../port.ts';

/**
 * Resolves the token of a mailed link, or an own operation, to a pass of the reservation, which stays in the memory of the page (API-082).
 * Rejects with `cart-expired` when the reservation is out of time, with `not-found`, and with `unauthorized` for an operation of nobody.
 */
export const openReservation = promisePort<void, { link: ReservationLink | null }>('openReservation');

/** Fetches the reservation of the link with its open payment (API-076, API-083). Rejects with `cart-expired` or `not-found`. */
export const getReservation = promisePort<Reservation, undefined>('getReservation');

/** Fetches the confirmation of a paid reservation with the keys of its tickets (API-081). */
export const getReceipt = promisePort<Receipt, { paymentId: string }>('getReceipt');
