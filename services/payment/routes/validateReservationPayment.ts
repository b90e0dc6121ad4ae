import type { operations } from '../../../openapi/types/payment.ts';
import type { Handler } from '../../shared/contract.ts';
import type { PaymentParts } from '../context.ts';
import { authorizePayer, payerOf } from '../policies/payment.ts';
import { policies } from '../policies/index.ts';
import { refundMessage, refusalMessages, type WireStatus, wireStatus } from '../domain/saga.ts';
import { reservationOfCart } from '../domain/reservation.ts';
import { challengeOf } from '../domain/wire.ts';

const words = {
  PENDING: 'pending',
  UNKNOWN: 'pending',
  CHALLENGE: 'challenge',
  AUTHORISED: 'authorised',
  REFUSED: 'error',
  REFUNDING: 'error-refunded',
  REFUNDED: 'error-refunded',
} as const satisfies Readonly<Record<WireStatus, string>>;

/** API-081. Each poll also continues the payment when nobody else does. */
export const validateReservationPayment =
  (parts: PaymentParts): Handler<operations['validateReservationPayment']> =>
  async ({ path, query, identity }) => {
    const { payments, saga, trip } = parts;
    const paid = await payments.byId(path.paymentId);
    const payer = payerOf(parts, identity, query.linkToken);
    const found = authorizePayer(policies.validateReservationPayment, payer, paid?.method === 'reservation' ? paid : undefined);
    const payment = (await saga.advance(found.id)) ?? found;
    const { status, charge } = wireStatus(payment.state, payment.method);
    const refusal = status === 'REFUSED' ? refusalMessages[payment.reason ?? 'card-refused'] : null;
    const sale = status === 'AUTHORISED' ? await trip.olderSale('reservation', reservationOfCart(payment.cart_id)) : undefined;
    const data = {
      StatusPayment: words[status],
      message: words[status] === 'error-refunded' ? refundMessage : refusal,
      Status: status,
      charge,
      folio: payment.folio,
      Authorization: payment.authorization_code,
      OptId: payment.bank_id,
      points: payment.points,
      Amount: payment.amount,
      challenge: challengeOf(payment),
      creation_date: payment.created_at.toISOString(),
      operation_date: payment.operation_at?.toISOString() ?? null,
      ConfirmSell: sale ? { Boleto: sale.tickets.map(({ ticket: { ikey, boletoId } }) => ({ iKey: ikey, boletoId })) } : null,
    };
    return { status: 200, body: { data: { data } } };
  };
