import { expect, test } from 'vitest';
import { orderFault, truthFault } from './screens.ts';

const email = 'ana@example.com';
const unpaid = { state: 'refused', charged: 0, isSold: false };
const sold = { state: 'paid', charged: 100, isSold: true };

test('an order on the screen exists, is paid, and belongs to who sees it', () => {
  expect(orderFault('o_1', false, email, { status: 'paid', email })).toBeNull();
  expect(orderFault('o_1', false, email, undefined)).toContain('does not exist');
  expect(orderFault('o_1', false, email, { status: 'paid', email: 'eva@example.com' })).toContain('of eva@example.com');
  expect(orderFault('o_1', false, email, { status: 'cancelled', email })).toContain('is cancelled');
  expect(orderFault('o_1', true, email, { status: 'cancelled', email })).toBeNull();
});

test('what the screen says of a charge is what the bank has', () => {
  expect(truthFault('charged', 'TUN-1', sold)).toBeNull();
  expect(truthFault('charged', 'TUN-1', unpaid)).toContain('as charged');
  expect(truthFault('charged', 'TUN-1', { ...sold, isSold: false })).toContain('as charged');
  expect(truthFault('notCharged', 'TUN-1', unpaid)).toBeNull();
  expect(truthFault('notCharged', 'TUN-1', sold)).toContain('with 100 charged');
  expect(truthFault('refunded', 'TUN-1', sold)).toContain('as refunded');
});

test('a screen asks on only while the bank has not decided', () => {
  expect(truthFault('asking', 'TUN-1', { ...unpaid, state: 'unknown' })).toBeNull();
  expect(truthFault('asking', 'TUN-1', sold)).toContain('as asking');
  expect(truthFault('unreached', 'TUN-1', unpaid)).toContain('as unreached');
});

test('a payment of no folio is none', () => {
  expect(truthFault('notFound', 'TUN-1', undefined)).toBeNull();
  expect(truthFault('charged', 'TUN-1', undefined)).toContain('does not exist');
});
