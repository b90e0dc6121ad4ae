import { describe, expect, it } from 'vitest';
import { CART } from '../testing/fixtures.ts';
import { done, failed, situation } from 'xstate-paths';
import { examples, input, reserving } from './cashReservation.examples.ts';
import { cashReservationMachine } from './cashReservation.machine.ts';

const reserve = (events: Parameters<typeof situation>[2]) => situation(cashReservationMachine, input, events);
const lost = failed('reserveCart', { code: 'network', retryable: true });
const refused = (code: string) => failed('reserveCart', { code, retryable: false });

describe('reservation', () => {
  it('[CASH-012] ends with its order, under one key for all tries', () => {
    const again = reserve([...reserving, lost, done('pause')]);
    expect([again.value, again.context.key]).toEqual([{ unanswered: 'asking' }, 'key-1']);
    expect(reserve([...reserving, lost, done('pause'), done('reserveCart', { orderId: 'o-1' })]).output).toEqual({
      kind: 'reserved',
      orderId: 'o-1',
    });
  });

  it('[ERR-060][CASH-013][CASH-014] a departure that is too near leaves two ways out', () => {
    expect(examples.tooNear).toMatchObject({ alert: { kind: 'cashTooLate' } });
    const near = [...reserving, refused('cash-too-late')];
    expect(reserve([...near, { type: 'card.chosen' }]).output).toEqual({ kind: 'withdrawn' });
    expect(reserve([...near, { type: 'search.chosen' }]).output).toEqual({ kind: 'toSearch' });
  });

  it('holds the cart until the first answer', () => {
    expect(reserve(reserving).hasTag('asked')).toBe(true);
    expect(reserve([...reserving, lost]).hasTag('asked')).toBe(false);
    expect(examples.unanswered).toEqual({ screen: 'paying', step: 'reservingAgain' });
  });

  it('a cart that was ordered before leads to its order, and one whose hold is over ends', () => {
    expect(reserve([...reserving, refused('cart-sold')]).output).toEqual({ kind: 'paid', orderId: CART.id });
    expect(reserve([...reserving, refused('cart-expired')]).output).toEqual({ kind: 'late' });
    expect(reserve([...reserving, refused('session-expired')]).value).toEqual({ form: 'ready' });
  });
});
