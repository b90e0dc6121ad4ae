import type { Mail } from '../../shared/outbox.ts';
import type { PaymentParts } from '../context.ts';
import { reservationMail, ticketsMail } from '../domain/mail.ts';
import type { Payment } from '../domain/payment.ts';
import type { TripOrder } from '../domain/trip.ts';
import { validityOf } from '../domain/validity.ts';

/** The mail of an order as it is now: an unpaid reservation as one, else its tickets. A guest gets the link of the order too. */
export function orderMail(
  { clock, linkOf }: Pick<PaymentParts, 'clock' | 'linkOf'>,
  payment: Payment,
  order: TripOrder,
  { to, dedupeKey }: { readonly to: string; readonly dedupeKey?: string },
): Mail {
  const now = clock.now();
  const key = dedupeKey === undefined ? {} : { dedupeKey };
  if (order.tickets.some((ticket) => validityOf(ticket, { payment, order, now }) === 'unpaid'))
    return reservationMail(payment, order, { to, ...key });
  return ticketsMail(payment, order, to, { link: payment.customer.isGuest === true ? linkOf(order) : undefined, now, ...key });
}
