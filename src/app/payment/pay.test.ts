import { afterEach, expect, test, vi } from 'vitest';
import { payment } from '../http/http.ts';
import { outcomeOfProblem, pay } from './pay.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

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

/** Pays after a reload, which has no card, while the service answers the question about the key with a status. */
function payReloaded(status: number, code: string) {
  const get = vi.spyOn(payment, 'GET').mockResolvedValue({ error: problem(code, { status }), response: new Response(null, { status }) });
  const post = vi.spyOn(payment, 'POST');
  const input = { cartId: 'c1', total: 1, discount: null, email: null, key: 'k1', shopperIp: '203.0.113.7' };
  return { get, post, paid: pay(input, new AbortController().signal) };
}

test('without a card only the key is asked for; once it is closed unused, the card is missing and nothing was charged (decision 0062)', async () => {
  const { get, post, paid } = payReloaded(404, 'payment-not-found');
  await expect(paid).rejects.toEqual({ code: 'card-missing', retryable: false });
  expect(get).toHaveBeenCalledExactlyOnceWith('/payment/by-key/{key}', { signal: expect.anything(), params: { path: { key: 'k1' } } });
  expect(post).not.toHaveBeenCalled();
});

test.each([
  [403, 'not-yours'],
  [404, 'not-found'],
  [500, 'internal-error'],
])('without a card %i %s does not prove that nothing was charged (decision 0062)', async (status, code) => {
  await expect(payReloaded(status, code).paid).rejects.toEqual({ code: 'unavailable', retryable: true });
});
