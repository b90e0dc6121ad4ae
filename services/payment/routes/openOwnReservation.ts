import type { operations } from '../../../openapi/types/payment.ts';
import type { Handler } from '../../shared/contract.ts';
import type { PaymentParts } from '../context.ts';
import { ownSale, refuseExpired } from '../olderReservations.ts';
import { newPass } from '../domain/reservation.ts';

/** Opens a reservation for the account of its tickets, as its mailed link does. (NAV-016, LINK-002) */
export const openOwnReservation =
  (parts: PaymentParts): Handler<operations['openOwnReservation']> =>
  async ({ path, identity }) => {
    const sale = await ownSale(parts, path.operation, identity);
    await refuseExpired(parts, sale);
    const { reservationId, expiresAt } = sale;
    const reservation = { reservationId, numoperacion: path.operation, expiresAt };
    return { status: 200, body: { token: newPass(parts.secret, reservationId, parts.clock.now()), reservation } };
  };
