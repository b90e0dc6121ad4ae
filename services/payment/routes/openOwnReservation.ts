import type { operations } from '../../../openapi/types/payment.ts';
import type { Handler } from '../../shared/contract.ts';
import type { PaymentParts } from '../context.ts';
import { orRefuse } from '../../shared/problem.ts';
import { authorize } from '../../shared/policy.ts';
import { policies } from '../policies/index.ts';
import { refuseExpired } from '../saga/olderSale.ts';
import { newPass, reservationNotFound } from '../domain/reservation.ts';

/** Opens a reservation for the account of its tickets, as its mailed link does. (NAV-016, LINK-002) */
export const openOwnReservation =
  (parts: PaymentParts): Handler<operations['openOwnReservation']> =>
  async ({ path, identity }) => {
    const found = orRefuse(await parts.trip.olderSale('operation', path.operation), reservationNotFound);
    const { reservationId, expiresAt } = found;
    if (reservationId === null) throw reservationNotFound();
    const sale = authorize(policies.openOwnReservation, identity, found);
    await refuseExpired(parts, sale);
    const reservation = { reservationId, numoperacion: path.operation, expiresAt };
    return { status: 200, body: { token: newPass(parts.secret, reservationId, parts.clock.now()), reservation } };
  };
