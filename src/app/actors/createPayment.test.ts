import { expect, test } from 'vitest';
import { outcomeOfProblem } from './createPayment.ts';

const problem = (code: string, extra = {}) => ({ code, status: 409, detail: 'x', retryable: false, paymentId: 'p1', ...extra });

test('a cart that was sold to this payment is paid', () => {
  expect(outcomeOfProblem(problem('cart-sold', { orderId: 'o1' }))).toEqual({ status: 'authorised', paymentId: 'p1', orderId: 'o1' });
  expect(outcomeOfProblem(problem('cart-sold'))).toBeNull();
  expect(outcomeOfProblem(problem('payment-unknown', { folio: 'TUN-7KQ2BYT9' }))).toMatchObject({
    status: 'pending',
    folio: 'TUN-7KQ2BYT9',
  });
});

test.each(['payment-in-progress', 'payment-unknown'])('%s leads to the earlier payment and never to a second charge', (code) => {
  expect(outcomeOfProblem(problem(code))).toEqual({ status: 'pending', paymentId: 'p1' });
});

test('a payment whose tickets could not be issued is given back', () => {
  expect(outcomeOfProblem(problem('payment-refunded'))).toEqual({ status: 'refunded', paymentId: 'p1' });
});

test('every other refusal stays a failure', () => {
  expect(outcomeOfProblem(problem('card-refused'))).toBeNull();
  expect(outcomeOfProblem(problem('cart-expired', { paymentId: undefined }))).toBeNull();
  expect(outcomeOfProblem(null)).toBeNull();
});
