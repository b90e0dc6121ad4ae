import type { Identity } from '../shared/auth.ts';
import type { PaymentParts } from './context.ts';
import { cartOfReservation, reservationExpired, reservationNotFound, reservationOfPass } from './domain/reservation.ts';
import { notYours } from './domain/refusals.ts';
import type { OlderSale } from './domain/trip.ts';

/** The reservation of a token. Throws 404 `reservation-not-found`. */
export async function saleOfPass({ trip, secret, clock }: PaymentParts, pass: string): Promise<OlderSale & { reservationId: string }> {
  const reservationId = reservationOfPass(secret, pass, clock.now());
  const sale = reservationId === undefined ? undefined : await trip.olderSale('reservation', reservationId);
  if (reservationId === undefined || sale === undefined) throw reservationNotFound();
  return { ...sale, reservationId };
}

/** Whether a registered account owns the tickets. A guest did not prove its e-mail, so it owns none. */
export const owns = (identity: Identity | undefined, { email }: OlderSale): boolean =>
  identity?.role === 'user' && identity.email?.toLowerCase() === email;

/** The own reservation of an operation. Throws 404 `reservation-not-found` and 403 `not-yours`. */
export async function ownSale(
  { trip }: Pick<PaymentParts, 'trip'>,
  operation: string,
  identity: Identity | undefined,
): Promise<OlderSale & { reservationId: string }> {
  const sale = await trip.olderSale('operation', operation);
  if (sale === undefined || sale.reservationId === null) throw reservationNotFound();
  if (!owns(identity, sale)) throw notYours();
  return { ...sale, reservationId: sale.reservationId };
}

/** Throws 410 for a reservation that nobody paid in time, unless a payment is under way. */
export async function refuseExpired({ payments }: PaymentParts, { state, reservationId }: OlderSale): Promise<void> {
  if (state !== 'expired' || reservationId === null) return;
  if (!(await payments.openOfCart(cartOfReservation(reservationId)))) throw reservationExpired(410);
}
