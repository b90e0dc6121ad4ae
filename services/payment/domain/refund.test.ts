import { expect, it } from 'vitest';
import { leftOf, type Refund, refundableOf, waysOf } from './refund.ts';

const payment = { state: 'paid', method: 'pasarela-de-pago', amount: 100_000_000, capture_refused_at: null } as const;
const given = (amount: number, more: Partial<Pick<Refund, 'way' | 'state'>> = {}) =>
  ({ amount, way: 'bank', state: 'done', ...more }) as const;
const worth = new Map([
  ['t1', 60_000_000],
  ['t2', 50_000_000],
]);

it('money goes back the way it came, or as points; nothing goes back of a payment that did not end well [decision 42]', () => {
  expect(waysOf(payment)).toEqual(['bank', 'points']);
  expect(waysOf({ ...payment, method: 'reservation' })).toEqual(['bank', 'points']);
  expect(waysOf({ ...payment, method: 'pay_later' })).toEqual(['till', 'points']);
  for (const method of ['no_payment', 'cortesia', 'puntos-viaja'] as const) expect(waysOf({ ...payment, method })).toEqual(['points']);
  for (const state of ['ticketed', 'voiding', 'refunded', 'refused', 'authorised', 'reserved'] as const)
    expect(waysOf({ ...payment, state })).toEqual([]);
  expect(waysOf({ ...payment, capture_refused_at: new Date() })).toEqual([]);
  expect(leftOf(payment, [], { way: 'till', worth })).toBe(0);
});

it('never more money than was paid, and never more than the tickets are worth [decision 42]', () => {
  expect(leftOf(payment, [], { way: 'bank', worth })).toBe(100_000_000);
  expect(leftOf(payment, [], { way: 'points', worth })).toBe(110_000_000);
  expect(leftOf(payment, [given(99_999_000, { state: 'asked' })], { way: 'bank', worth })).toBe(1000);
  expect(leftOf(payment, [given(100_000_000)], { way: 'bank', worth })).toBe(0);
  for (const state of ['refused', 'exceeded'] as const)
    expect(leftOf(payment, [given(100_000_000, { state })], { way: 'bank', worth })).toBe(100_000_000);
  expect(leftOf(payment, [given(100_000_000, { way: 'points' })], { way: 'bank', worth: new Map([['t1', 10_000_000]]) })).toBe(10_000_000);
  expect(leftOf(payment, [], { way: 'bank', worth, ticketId: 't1' })).toBe(60_000_000);
  expect(leftOf(payment, [given(90_000_000)], { way: 'bank', worth, ticketId: 't1' })).toBe(10_000_000);
  expect(leftOf(payment, [], { way: 'points', worth, ticketId: 'of another order' })).toBe(0);
  expect(leftOf(payment, [], { way: 'bank', worth: undefined })).toBe(100_000_000);
  expect(leftOf(payment, [], { way: 'points', worth: undefined })).toBe(0);
});

it('what may go back is told each way, of the order and of each valid ticket', () => {
  expect(refundableOf(payment, [given(70_000_000)], worth)).toEqual({
    whole: { bank: 30_000_000, till: 0, points: 110_000_000 },
    tickets: [
      { ticketId: 't1', bank: 30_000_000, till: 0, points: 60_000_000 },
      { ticketId: 't2', bank: 30_000_000, till: 0, points: 50_000_000 },
    ],
  });
  const nothing = { bank: 0, till: 0, points: 0 };
  expect(refundableOf({ ...payment, state: 'refunded' }, [], new Map())).toEqual({ whole: nothing, tickets: [] });
  expect(refundableOf(payment, [], undefined)).toEqual({ whole: { ...nothing, bank: 100_000_000 }, tickets: [] });
});
