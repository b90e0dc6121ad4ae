import type { Payment } from '../domain/payment.ts';
import type { TripOrder } from '../domain/trip.ts';
import type { Confirmation, ConfirmRefusal } from '../gateways/trip.ts';
import type { SagaParts } from './step.ts';

/** Turns the cart of a payment into an order. */
export const confirmCart = (
  { trip }: SagaParts,
  payment: Payment,
  as: Pick<Confirmation, 'method' | 'paid' | 'reservation'>,
): Promise<TripOrder | ConfirmRefusal> =>
  trip.confirm(payment.cart_id, {
    ...as,
    paymentId: payment.id,
    amount: payment.amount,
    discount: payment.discount,
    folio: payment.folio,
    authorization: payment.authorization_code,
    // The same body in every try, because the trip service compares it under its key.
    operationDate: (payment.operation_at ?? payment.created_at).toISOString(),
    customer: payment.customer,
  });
