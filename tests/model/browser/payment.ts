import type { components } from '../../../openapi/types/payment.ts';
import { answerExample } from '../../../src/app/wire/contract.examples.ts';
import type { Stage } from '../chart.ts';
import type { Answer } from './gates.ts';

type Status = components['schemas']['PaymentStatus'];

/** The answer of a payment in a status that would take the sandbox too long. */
export function paymentAnswer(status: Status): Extract<Answer, { kind: 'instead' }> {
  const body: components['schemas']['PaymentAnswer'] = {
    responsePayment: {
      id: 'p_9f8e7d',
      folio: 'TUN-7KQ2BYT9',
      optId: null,
      status,
      charge: status === 'REFUSED' ? 'not-charged' : 'asking',
      authorization: null,
      challenge: null,
      orderId: null,
      points: 0,
      amount: 47_500_000,
      creation_date: '2026-11-21T05:21:00-06:00',
      operation_date: null,
    },
    responseConfirmTickets: null,
    serverTime: new Date().toISOString(),
  };
  return { kind: 'instead', status: 200, body };
}

/** The service answers, but with another status of the payment. */
export const changedTo = (status: Status): Answer => ({
  kind: 'changed',
  change: (body) => {
    const other = { status, orderId: null, challenge: null };
    const original = Object(body);
    return {
      status: 200,
      body: 'payment' in original ? { ...original, payment: { ...original.payment, ...other } } : { ...original, ...other },
    };
  },
});

/** Lets the bank decide the payment that waits. A gate has its decision already, or another answer. */
export async function decide({ gates, switchboard }: Stage, to: 'authorised' | 'refused'): Promise<void> {
  if (gates.isOpen) await switchboard.settle(undefined, to);
}

/** A charge after the end of the seats is returned by then. */
export const REFUND_SECONDS = 930;

/** Lets the time pass until a charge is returned. A gate has that answer already. */
export async function returnCharge({ gates, switchboard }: Stage): Promise<void> {
  if (gates.isOpen) await switchboard.forward(REFUND_SECONDS);
}

/** Releases the result of a payment, whether the page asks by key, by id or by folio. */
export async function tellTruth({ gates }: Stage, answer?: Answer): Promise<void> {
  await gates.open('getPaymentByKey', answer);
  await gates.open('getPaymentTransaction', answer);
  await gates.open('getPaymentLog', answer);
}

export const press = ({ page }: Stage, name: string): Promise<void> => page.getByRole('button', { name, exact: true }).click();

export const answerAlert = ({ shop }: Stage, name: string): Promise<void> =>
  shop.summary.alert.getByRole('button', { name, exact: true }).click();

/** The answer about an order that waits for its payment at a till. */
export function unpaidOrder(): Extract<Answer, { kind: 'instead' }> {
  const paid = answerExample('payment', '/payment/detail/cart/{cartId}', 'get', '200');
  const reservation: components['schemas']['CashReservation'] = {
    state: 'pending',
    reference: '9800260417783152',
    createdAt: '2026-11-21T05:21:00Z',
    expiresAt: '2036-11-22T05:21:00Z',
    paidAt: null,
  };
  return { kind: 'instead', status: 200, body: { ...Object(paid), status: 'reserved', reservation } };
}
