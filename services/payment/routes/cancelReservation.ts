import type { operations } from '../../../openapi/types/payment.ts';
import type { Handler } from '../../shared/contract.ts';
import { Problem, unavailable } from '../../shared/problem.ts';
import type { PaymentParts } from '../context.ts';
import { authorize } from '../../shared/policy.ts';
import { policies } from '../policies/index.ts';
import { orderNotFound } from '../domain/refusals.ts';
import { reservationOf } from '../domain/wire.ts';

/** Ends a reservation for its traveller; the seats go free. A till that took the money first wins. */
export const cancelReservation =
  ({ payments, saga }: PaymentParts): Handler<operations['cancelReservation']> =>
  async ({ path, identity }) => {
    const found = await payments.ofOrder(path.orderId);
    if (found?.method !== 'pay_later') throw orderNotFound();
    authorize(policies.cancelReservation, identity, found);
    const payment = (await saga.cancelReservation(found.id)) ?? found;
    if (payment.state !== 'refused') throw new Problem(409, 'reservation-paid', 'La reserva ya fue pagada.');
    const reservation = reservationOf(payment);
    if (!reservation) throw unavailable();
    return { status: 200, body: { reservation } };
  };
