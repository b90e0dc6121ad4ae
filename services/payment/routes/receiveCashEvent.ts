import type { components, operations } from '../../../openapi/types/payment.ts';
import type { Handler } from '../../shared/contract.ts';
import { Problem, unavailable } from '../../shared/problem.ts';
import type { PaymentParts } from '../context.ts';
import { refusalMessages } from '../domain/saga.ts';
import { verify } from '../domain/signature.ts';
import { paymentNotFound, signatureInvalid } from '../domain/refusals.ts';
import type { Payment } from '../domain/payment.ts';
import { reservationState } from '../domain/wire.ts';

/**
 * A till asks about a reservation, or took its money. The step from `reserved` decides a race with the reservation's end: the other side
 * is refused, and the till returns the money.
 */
export const receiveCashEvent =
  (parts: PaymentParts): Handler<operations['receiveCashEvent']> =>
  async ({ body, request }) => {
    const { payments, saga, db, clock, bankSecret } = parts;
    const signature = request.headers['bank-signature'];
    if (verify(bankSecret, request.rawBody, typeof signature === 'string' ? signature : undefined, clock.now()) !== 'ok') {
      throw signatureInvalid();
    }
    const { reference, amount, receipt } = body.data;
    const found = await payments.ofReference(reference);
    if (!found) throw paymentNotFound();
    // Ends a reservation whose time is over before its state is read.
    const payment = (await saga.advance(found.id)) ?? found;
    if (body.type === 'cash.asked') return { status: 200, body: await answer(parts, payment) };
    if (payment.state === 'reserved') {
      if (amount !== payment.amount) {
        throw new Problem(422, 'amount-differs', 'El importe no es el de la reserva.', { granTotal: payment.amount });
      }
      const paid = await payments.step(db, payment.id, 'reserved', 'authorised', {
        ...(receipt !== null && { bankId: receipt }),
        operationAt: clock.date(),
        bankAnsweredAt: clock.date(),
      });
      if (paid) await payments.unlease(paid.id, 0);
    }
    const after = (await saga.advance(payment.id)) ?? payment;
    const state = reservationState(after);
    if (state === 'paid' && after.bank_id !== receipt) throw new Problem(409, 'reservation-paid', 'La reserva ya fue pagada.');
    if (state === 'expired' || state === 'cancelled') {
      throw new Problem(409, `reservation-${state}`, refusalMessages[`reservation-${state}`]);
    }
    if (state === 'pending') throw unavailable();
    return { status: 200, body: await answer(parts, after) };
  };

async function answer({ trip }: PaymentParts, payment: Payment): Promise<components['schemas']['CashAnswer']> {
  const order = payment.order_id === null ? undefined : await trip.order(payment.order_id);
  const [first] = order?.tickets ?? [];
  if (!first) throw unavailable();
  return {
    folio: payment.folio,
    state: reservationState(payment),
    amount: payment.amount,
    expiresAt: payment.deadline_at.toISOString(),
    passenger: `${first.firstName} ${first.lastName}`.trim(),
    from: first.from,
    to: first.to,
    departureDatetime: first.departureDatetime,
  };
}
