import { expect, test } from 'vitest';
import { outcomeOfProblem } from './pay.ts';

const problem = (code: string, extra = {}) => ({
  code,
  status: 409,
  detail: 'x',
  retryable: false,
  paymentId: 'p1',
  cartId: 'c1',
  ...extra,
});
const outcome = (code: string, extra = {}) => outcomeOfProblem(problem(code, extra), 'c1');

test('a cart that was sold to this payment is paid', () => {
  expect(outcome('cart-sold', { orderId: 'o1' })).toEqual({ status: 'authorised', paymentId: 'p1', orderId: 'o1' });
  expect(outcome('cart-sold')).toBeNull();
  expect(outcome('payment-unknown', { folio: 'TUN-7KQ2BYT9' })).toMatchObject({ status: 'unknown', folio: 'TUN-7KQ2BYT9' });
});

test.each([
  ['payment-in-progress', 'pending'],
  ['payment-unknown', 'unknown'],
])('%s leads to the earlier payment of the cart and never to a second charge', (code, status) => {
  expect(outcome(code)).toEqual({ status, paymentId: 'p1' });
});

test.each(['payment-in-progress', 'payment-unknown'])('%s of another cart, or without a cart, is no payment of this one', (code) => {
  expect(outcome(code, { cartId: 'c2' })).toBeNull();
  expect(outcome(code, { cartId: undefined })).toBeNull();
});

test('a payment without tickets is refunded', () => {
  expect(outcome('payment-refunded')).toEqual({ status: 'refunded', paymentId: 'p1' });
});

test('every other refusal stays a failure', () => {
  expect(outcome('card-refused')).toBeNull();
  expect(outcome('cart-expired', { paymentId: undefined })).toBeNull();
  expect(outcomeOfProblem(null, 'c1')).toBeNull();
});
