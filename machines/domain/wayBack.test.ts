import { expect, it } from 'vitest';
import { ORDER, ROUND_ORDER } from '../testing/fixtures.ts';
import { plusSeconds } from './instant.ts';
import type { Order } from './order.ts';
import { hasWayBack } from './wayBack.ts';

const [way] = ORDER.ways;
const { arrives } = way.leg;
const cancelled = (order: Order, at: number): Order => ({
  ...order,
  ways: order.ways.map((one, index) =>
    index === at ? { ...one, tickets: one.tickets.map((ticket) => ({ ...ticket, ended: 'cancelled' as const })) } : one,
  ) as unknown as Order['ways'],
});

it('the way back of a one-way order can be bought until it arrives', () => {
  expect(hasWayBack(ORDER, arrives)).toBe(true);
  expect(hasWayBack(ORDER, plusSeconds(arrives, 1))).toBe(false);
});

it.each([
  ['a round trip', ROUND_ORDER, false],
  ['a round trip without its way back', cancelled(ROUND_ORDER, 1), true],
  ['cancelled tickets', cancelled(ORDER, 0), false],
  ['a change, whose other way is in another order', { ...ORDER, isChange: true }, false],
  ['a reservation', { ...ORDER, isReserved: true }, false],
  ['a way back alone', { ...ORDER, ways: [{ ...way, direction: 'return' }] } satisfies Order, false],
])('%s', (_, order, expected) => {
  expect(hasWayBack(order, way.leg.departs)).toBe(expected);
});
