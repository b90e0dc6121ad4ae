import { describe, expect, it } from 'vitest';
import { CHANGE_CART } from '../testing/fixtures.ts';
import { done, failed, situation } from 'xstate-paths';
import { confirming, examples, given, input, ordering } from './freeOrder.examples.ts';
import { freeOrderMachine } from './freeOrder.machine.ts';

const order = (events: Parameters<typeof situation>[2]) => situation(freeOrderMachine, input, events);
const lost = failed('createOrder', { code: 'network', retryable: true });
const refused = (code: string, orderId?: string) => failed('createOrder', { code, retryable: false, ...(orderId && { orderId }) });

describe('order without a payment', () => {
  it('[FREE-008] [FREE-009] a free change asks for confirmation, then is ordered under one key', () => {
    expect(examples.confirming).toMatchObject({ isAsking: true });
    expect(order([...confirming, { type: 'changes.cancelled' }]).value).toEqual({ form: 'ready' });
    const again = order([...ordering, lost, done('pause')]);
    expect([again.value, again.context.key]).toEqual([{ unanswered: 'asking' }, 'key-1']);
    expect(order([...ordering, done('createOrder', { orderId: 'o-2' })]).output).toEqual({ kind: 'paid', orderId: 'o-2' });
    expect(order([...ordering, lost, done('pause'), lost]).value).toEqual({ unanswered: 'pausing' });
  });

  it('[FREE-002] an address with a token asks before a free cart is ordered', () => {
    expect(situation(freeOrderMachine, given, []).value).toEqual({ ordering: 'preparing' });
    const asked = (events: Parameters<typeof situation>[2]) => situation(freeOrderMachine, { ...given, asksFirst: true }, events);
    expect(asked([]).value).toEqual({ form: 'ready' });
    expect(asked([{ type: 'changes.submitted' }]).value).toEqual({ ordering: 'preparing' });
  });

  it('holds the cart until the first answer, and shows a missing answer', () => {
    expect(order(ordering).hasTag('asked')).toBe(true);
    expect(order([...ordering, lost]).hasTag('asked')).toBe(false);
    expect(examples.unanswered).toEqual({ screen: 'paying', step: 'reordering' });
  });

  it('a refused order leaves the change unconfirmed', () => {
    expect(examples.refused).toMatchObject({ screen: 'form', canPay: false, alert: { kind: 'notOrdered' } });
    expect(order([...ordering, refused('refused'), { type: 'alert.closed' }]).can({ type: 'changes.submitted' })).toBe(true);
    expect(order([...ordering, refused('cart-expired')]).output).toEqual({ kind: 'late' });
    expect(order([...ordering, refused('session-expired')]).value).toEqual({ form: 'ready' });
  });

  it('a change that was made before leads to its order', () => {
    expect(order([...ordering, refused('cart-sold', 'o-1')]).output).toEqual({ kind: 'paid', orderId: 'o-1' });
    expect(order([...ordering, refused('cart-sold')]).output).toEqual({ kind: 'paid', orderId: CHANGE_CART.id });
  });
});
