import { expect, it } from 'vitest';
import { leftOf, leftOfTicket } from './refund.ts';

const payment = { state: 'paid', method: 'pasarela-de-pago', amount: 100_000_000, discount: null, capture_refused_at: null } as const;
const given = (amount: number, ticket: string | null = null, state: 'asked' | 'done' | 'refused' = 'done') => ({
  amount,
  ticket_id: ticket,
  state,
});

it('only what a bank charged goes back to a card, once', () => {
  expect(leftOf(payment, [])).toBe(100_000_000);
  expect(leftOf(payment, [given(40_000_000), given(59_999_000, null, 'asked')])).toBe(1000);
  expect(leftOf(payment, [given(100_000_000)])).toBe(0);
  expect(leftOf(payment, [given(100_000_000, null, 'refused')])).toBe(100_000_000);
  expect(leftOf({ ...payment, method: 'reservation' }, [])).toBe(100_000_000);
  for (const method of ['pay_later', 'no_payment', 'cortesia', 'puntos-viaja'] as const) expect(leftOf({ ...payment, method }, [])).toBe(0);
  for (const state of ['ticketed', 'voiding', 'refunded', 'refused', 'authorised'] as const)
    expect(leftOf({ ...payment, state }, [])).toBe(0);
  expect(leftOf({ ...payment, capture_refused_at: new Date() }, [])).toBe(0);
});

it('a ticket gives back what was paid for it, and never more than is left of the payment', () => {
  const ticket = { _id: 't1', itemId: 'c1', total: 60_000_000 };
  expect(leftOfTicket(payment, ticket, [])).toBe(60_000_000);
  expect(leftOfTicket(payment, ticket, [given(20_000_000, 't1'), given(30_000_000, 't2')])).toBe(40_000_000);
  expect(leftOfTicket(payment, ticket, [given(90_000_000)])).toBe(10_000_000);
  const discount = {
    kind: 'coupon',
    couponId: 'c',
    coupon: 'C',
    amount: 10_000_000,
    tickets: [{ ticketId: 'c1', amount: 10_000_000 }],
  } as const;
  expect(leftOfTicket({ ...payment, discount }, ticket, [])).toBe(50_000_000);
});
