import type { operations } from '../../../openapi/types/payment.ts';
import type { Handler } from '../../shared/contract.ts';
import type { PaymentParts } from '../context.ts';
import { refuseExpired, saleOfPass } from '../saga/olderSale.ts';
import { cartOfReservation, reservationItemOf } from '../domain/reservation.ts';

/** API-076, API-083. Saved cards are those of the session. */
export const getReservation =
  (parts: PaymentParts): Handler<operations['getReservation']> =>
  async ({ body, identity }) => {
    const sale = await saleOfPass(parts, body.token);
    await refuseExpired(parts, sale);
    const { tickets, total, expiresAt, reservationId, email } = sale;
    const cartId = cartOfReservation(reservationId);
    const payment = await parts.payments.openOfCart(cartId);
    return {
      status: 200,
      body: {
        tickets: tickets.map(reservationItemOf),
        cards: identity?.role === 'user' ? await parts.cards.list(identity.subject) : [],
        folio: tickets[0]?.ticket.numoperacion ?? reservationId,
        cartId,
        total,
        expiresAt,
        email,
        payment: payment ? { id: payment.id } : null,
        serverTime: parts.clock.iso(),
      },
    };
  };
