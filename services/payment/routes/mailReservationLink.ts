import type { operations } from '../../../openapi/types/payment.ts';
import type { Handler } from '../../shared/contract.ts';
import type { PaymentParts } from '../context.ts';
import { reservationLinkMail } from '../domain/mail.ts';
import { saveLink } from '../store/reservationLinks.ts';
import { linkOf, newLinkToken, reservationNotFound } from '../domain/reservation.ts';

/** Mails the payment link of a reservation to its account. (LINK-001) */
export const mailReservationLink =
  ({ trip, db, clock, outbox, config }: PaymentParts): Handler<operations['mailReservationLink']> =>
  async ({ path, header }) => {
    const sale = await trip.olderSale('reservation', path.reservationId);
    if (sale === undefined) throw reservationNotFound();
    const token = newLinkToken();
    const link = linkOf(config.publicUrl, token);
    const mail = reservationLinkMail({
      email: sale.email,
      tickets: sale.tickets.map(({ ticket }) => ticket),
      shopTimeZone: sale.shopTimeZone,
      currency: sale.currency,
      link,
      dedupeKey: `reservation link:${header['idempotency-key']}`,
    });
    await db.transaction(async (tx) => {
      await saveLink(tx, clock, token, path.reservationId);
      await outbox.mail(tx, mail);
    });
    return { status: 200, body: { token, link } };
  };
