import type { components, operations } from '../../../openapi/types/payment.ts';
import type { Identity } from '../../shared/auth.ts';
import type { Handler } from '../../shared/contract.ts';
import { authorize } from '../../shared/policy.ts';
import { orRefuse, Problem, unauthorized } from '../../shared/problem.ts';
import type { PaymentParts } from '../context.ts';
import type { Payment } from '../domain/payment.ts';
import { chargeCompany, paymentReference } from '../domain/reference.ts';
import { cardRefusal } from '../domain/refusals.ts';
import { accountOfLink, cartOfReservation, reservationExpired, reservationNotFound } from '../domain/reservation.ts';
import { refundMessage, wireStatus } from '../domain/saga.ts';
import type { OlderSale } from '../domain/trip.ts';
import { challengeOf } from '../domain/wire.ts';
import { policies } from '../policies/index.ts';
import { beginPayment, repeatedPayment } from '../saga/beginPayment.ts';
import { askForCharge, checkCard, keepCard } from '../saga/cardRequest.ts';
import { saleOfPass } from '../saga/olderSale.ts';

type Request = components['schemas']['ReservationPayment'];
type Sale = OlderSale & { readonly reservationId: string };

/**
 * API-075, API-080. As for a cart, the row of the key is written before the bank is asked, and a repeated request finds it. Without a
 * session the payment belongs to the link.
 */
export const payReservation =
  (parts: PaymentParts): Handler<operations['payReservation']> =>
  async ({ body, header, identity, request }) => {
    const sale = await payableSale(parts, body, identity);
    const cartId = cartOfReservation(sale.reservationId);
    const key = header['idempotency-key'];
    // The pass or the account was checked with the sale, and several of them may pay one reservation.
    const earlier = await repeatedPayment(parts, { key, method: 'reservation', cartId }, () => undefined);
    if (earlier) return answer(earlier, sale);
    const user = identity?.role === 'user' ? identity.subject : undefined;
    const { dataCard, token, saveCard, firstName, lastName, email } = body;
    const { card: ccnumber, month: expiryMonth, year: expiryYear } = dataCard;
    const card = await checkCard(parts, user, { ...dataCard, ccnumber, expiryMonth, expiryYear, token, saveCard });
    const accountId = identity?.subject ?? accountOfLink(sale.reservationId);
    await refuseSecond(parts, cartId, accountId);
    if (sale.state === 'paid') throw reservationPaid();
    if (sale.state === 'expired') throw reservationExpired(409);
    if (body.total !== sale.total) throw new Problem(422, 'amount-differs', 'El importe no coincide con la reservación.');
    const payment = await beginPayment(
      parts,
      {
        key,
        cartId,
        accountId,
        reference: paymentReference(chargeCompany, body.code),
        method: 'reservation',
        amount: sale.total,
        currency: sale.currency,
        customer: { firstName, lastName, email },
      },
      async () => {
        await refuseSecond(parts, cartId, accountId);
        throw new Problem(409, 'payment-in-progress', 'Hay un pago en curso de esta reserva.');
      },
    );
    const done = await askForCharge(parts, payment, card, payment.currency, request);
    await keepCard(parts, done, card);
    return answer(done, sale);
  };

const reservationPaid = (extras = {}): Problem => new Problem(409, 'reservation-paid', 'La reservación ya fue pagada.', extras);

/** The reservation of the link, or by its operation number the own one. */
async function payableSale(parts: PaymentParts, { linkToken, code }: Request, identity: Identity | undefined): Promise<Sale> {
  if (linkToken !== null) {
    const sale = await saleOfPass(parts, linkToken);
    if (!sale.tickets.some(({ ticket }) => ticket.numoperacion === code)) throw reservationNotFound();
    return sale;
  }
  if (identity === undefined) throw unauthorized('unauthorized');
  const sale = authorize(policies.payReservation, identity, orRefuse(await parts.trip.olderSale('operation', code), reservationNotFound));
  if (sale.reservationId === null) throw reservationPaid();
  return { ...sale, reservationId: sale.reservationId };
}

/** Refuses a second payment of a reservation, and a new charge while an earlier one of the same person is unknown. (decision 4) */
async function refuseSecond({ payments }: PaymentParts, cartId: string, accountId: string): Promise<void> {
  const earlier = (await payments.unknownOf(accountId)) ?? (await payments.openOfCart(cartId));
  if (!earlier) return;
  const { status, charge } = wireStatus(earlier.state, earlier.method);
  const extras = { paymentId: earlier.id, cartId: earlier.cart_id, folio: earlier.folio, charge };
  if (status === 'UNKNOWN') throw new Problem(409, 'payment-unknown', 'Un pago anterior sigue sin respuesta del banco.', extras);
  if (status === 'AUTHORISED') throw reservationPaid(extras);
  throw new Problem(409, 'payment-in-progress', 'Hay un pago en curso de esta reserva.', extras);
}

function answer(payment: Payment, { tickets }: Sale): Awaited<ReturnType<Handler<operations['payReservation']>>> {
  const { status, charge } = wireStatus(payment.state, payment.method);
  const extras = { paymentId: payment.id, folio: payment.folio, charge };
  if (status === 'REFUNDING' || status === 'REFUNDED') throw new Problem(409, 'payment-refunded', refundMessage, extras);
  if (status === 'REFUSED') throw cardRefusal(payment.reason ?? 'card-refused', extras);
  const payResponse = { id: payment.id, challenge: challengeOf(payment) };
  const Boleto = tickets.map(({ ticket: { boletoId, numoperacion } }) => ({ boletoId, numoperacion }));
  return { status: 200, body: { data: { data: { payResponse, ticketResponse: { Boleto } } } } };
}
