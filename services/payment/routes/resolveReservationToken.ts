import type { operations } from '../../../openapi/types/payment.ts';
import type { Handler } from '../../shared/contract.ts';
import { Problem } from '../../shared/problem.ts';
import type { PaymentParts } from '../context.ts';
import { refuseExpired } from '../saga/olderSale.ts';
import { reservationOfLink } from '../store/reservationLinks.ts';
import { newPass } from '../domain/reservation.ts';

/** The pass of a mailed link, which opens its reservation for an hour. Throws 404 `link-not-found`. (API-082) */
export const resolveReservationToken =
  (parts: PaymentParts): Handler<operations['resolveReservationToken']> =>
  async ({ query }) => {
    const { db, trip, secret, clock } = parts;
    const reservationId = await reservationOfLink(db, query.token);
    const sale = reservationId === undefined ? undefined : await trip.olderSale('reservation', reservationId);
    const [first] = sale?.tickets ?? [];
    if (reservationId === undefined || sale === undefined || first === undefined) {
      throw new Problem(404, 'link-not-found', 'Este enlace no existe.');
    }
    await refuseExpired(parts, sale);
    const { numoperacion } = first.ticket;
    const reservation = { reservationId, numoperacion, expiresAt: sale.expiresAt };
    return { status: 200, body: { token: newPass(secret, reservationId, clock.now()), reservation } };
  };
