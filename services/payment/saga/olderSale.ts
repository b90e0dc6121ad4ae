import type { PaymentParts } from '../context.ts';
import { cartOfReservation, reservationExpired, reservationNotFound, reservationOfPass } from '../domain/reservation.ts';
import type { OlderSale } from '../domain/trip.ts';

/** The reservation of a pass. Throws 404 `reservation-not-found`. */
export async function saleOfPass(
  { trip, secret, clock }: Pick<PaymentParts, 'trip' | 'secret' | 'clock'>,
  pass: string,
): Promise<OlderSale & { reservationId: string }> {
  const reservationId = reservationOfPass(secret, pass, clock.now());
  const sale = reservationId === undefined ? undefined : await trip.olderSale('reservation', reservationId);
  if (reservationId === undefined || sale === undefined) throw reservationNotFound();
  return { ...sale, reservationId };
}

/** Throws 410 for a reservation that nobody paid in time, unless a payment is under way. */
export async function refuseExpired({ payments }: Pick<PaymentParts, 'payments'>, { state, reservationId }: OlderSale): Promise<void> {
  if (state !== 'expired' || reservationId === null) return;
  if (!(await payments.openOfCart(cartOfReservation(reservationId)))) throw reservationExpired(410);
}
