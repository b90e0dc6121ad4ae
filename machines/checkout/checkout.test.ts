import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cardFacts, cardText, NO_CARD, type CardValues } from '../domain/card.ts';
import { CART, TODAY } from '../testing/fixtures.ts';
import { done, failed } from '../testing/situation.ts';
import {
  answer,
  charging,
  checkout,
  complete,
  confirming,
  device,
  examples,
  filled,
  late,
  lost,
  opened,
  provider,
  refuse,
  truth,
  changed,
  ordering,
} from './checkout.examples.ts';
import { checkoutView } from './checkout.view.ts';

const card: CardValues = { firstName: 'Begoña', lastName: 'Treviño', number: '4242 4242 4242 4242', expiry: '09/27', cvv: '123' };
const errors = (change: Partial<CardValues>) => cardFacts({ ...card, ...change }, TODAY, 1).errors;
const flow = (events: Parameters<typeof checkout>[0]) => {
  const { value } = checkout(events);
  return typeof value === 'string' ? value : value.open.flow;
};

describe('rules of the card', () => {
  it('accepts a complete card and names what an empty one lacks', () => {
    expect(errors({})).toEqual({});
    expect(Object.keys(cardFacts(NO_CARD, TODAY, 0).errors)).toEqual(['firstName', 'lastName', 'number', 'expiry', 'cvv']);
  });

  it('[PAY-022][CONST-059] a number has at least 15 digits and a right check digit', () => {
    expect(errors({ number: '4242 4242 4242 42' }).number).toBe('missing-digits');
    expect(errors({ number: '4242 4242 4242 4241' }).number).toBe('wrong-digits');
    expect(errors({ number: '3782 822463 10005' }).number).toBeUndefined();
  });

  it('[PAY-023][CONST-060] an expiry is a whole month that is not over', () => {
    expect(errors({ expiry: '9/27' }).expiry).toBe('incomplete');
    expect(errors({ expiry: '13/27' }).expiry).toBe('incomplete');
    expect(errors({ expiry: '03/26' }).expiry).toBe('expired');
    expect(errors({ expiry: '04/26' }).expiry).toBeUndefined();
  });

  it('[PAY-024][CONST-061] a code has 3 or 4 digits', () => {
    expect(errors({ cvv: '12' }).cvv).toBe('incomplete');
    expect(errors({ cvv: '1234' }).cvv).toBeUndefined();
  });

  it('[PAY-020][PAY-021][CONST-058][CONST-062] fields never grow over their limits', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 80 }), (text) => {
        expect(cardText('number', text).length).toBeLessThanOrEqual(19);
        expect(cardText('expiry', text).length).toBeLessThanOrEqual(5);
        expect(cardText('cvv', text).length).toBeLessThanOrEqual(4);
        expect(cardText('firstName', text).length).toBeLessThanOrEqual(30);
      }),
    );
    expect(cardText('number', '4242424242424242')).toBe('4242 4242 4242 4242');
    expect(cardText('number', '378282246310005')).toBe('3782 822463 10005');
    expect(cardText('expiry', '0927')).toBe('09/27');
  });
});

describe('checkout chart', () => {
  it('[PAY-025] the pay button waits for a complete form', () => {
    expect(examples.incomplete).toMatchObject({ canPay: false });
    expect(examples.ready).toMatchObject({ canPay: true });
  });

  it('[NAV-050] tells the nine minutes once', () => {
    expect(examples.timeNotice).toMatchObject({ timeNotice: 9 });
    expect(examples.blank).toMatchObject({ timeNotice: null });
  });

  it('[PAY-006] 15 digits start the device check, and another number starts it again', () => {
    const at = (digits: number, revision: number) => ({ type: 'card.changed' as const, card: { ...complete, digits, revision } });
    expect(checkout([...opened, at(14, 1)]).matches({ open: { device: 'idle' } })).toBe(true);
    expect(checkout([...opened, at(15, 1)]).matches({ open: { device: 'collecting' } })).toBe(true);
    const asked = [...opened, at(16, 1), device];
    expect(checkout(asked).matches({ open: { device: 'idle' } })).toBe(true);
    expect(checkout([...asked, at(16, 2)]).matches({ open: { device: 'collecting' } })).toBe(true);
  });

  it('waits for the device before it charges, and charges without the bank frame', () => {
    expect(examples.awaitingDevice).toMatchObject({ screen: 'paying', step: 'device' });
    const without = [...opened.filter((event) => event !== provider), failed('getPaymentProviders', { code: 'network', retryable: true })];
    const paid = checkout([
      ...without,
      { type: 'card.changed', card: complete },
      { type: 'pay.submitted' },
      done('prepareAttempt', { key: 'k', shopperIp: 'i', at: '' }),
    ]);
    expect(paid.matches({ open: { flow: { bank: 'charging' } } })).toBe(true);
  });

  it('[PAY-009][PAY-010] does not charge without the address of the shopper', () => {
    expect(examples.noShopperIp).toMatchObject({ screen: 'form', alert: { kind: 'noShopperIp' } });
  });

  it('[PAY-019] goes straight to the order without a challenge', () => {
    expect(checkout([...charging, answer({ status: 'authorised', paymentId: 'p', orderId: 'o-1' })]).output).toEqual({
      kind: 'paid',
      orderId: 'o-1',
    });
  });

  it('[PAY-011][PAY-018] a challenge ends in the order when the server says so', () => {
    expect(flow(confirming)).toEqual({ bank: 'confirming' });
    expect(checkout([...confirming, done('challenge', { kind: 'authorised', orderId: 'o-1' })]).output).toEqual({
      kind: 'paid',
      orderId: 'o-1',
    });
  });

  it('[PAY-016][ERR-050] a refused payment shows the error and the next one has a new key', () => {
    expect(examples.declined).toMatchObject({ screen: 'form', alert: { kind: 'declined', failure: { code: 'card-refused' } } });
    const again = checkout([...charging, refuse('card-refused'), { type: 'decline.accepted' }]);
    expect(again.context.attempt).toBeNull();
    expect(again.matches({ open: { flow: { form: 'ready' } } })).toBe(true);
  });

  it('a lost answer is asked about and never charged again', () => {
    expect(flow(lost)).toEqual({ bank: { unknown: 'asking' } });
    expect(checkout(lost).can({ type: 'pay.submitted' })).toBe(false);
    expect(flow([...lost, truth({ status: 'unknown', paymentId: 'p' })])).toEqual({ bank: { unknown: 'waiting' } });
    expect(examples.unknownCharged).toMatchObject({ truth: 'charged', orderId: 'order-1' });
    expect(examples.unknownNotCharged).toMatchObject({ truth: 'notCharged' });
    expect(examples.unknownRefunded).toMatchObject({ truth: 'refunded' });
  });

  it('tells the folio of the payment, and the reference of the cart until there is one [PAY-035]', () => {
    expect(examples.unknown).toMatchObject({ folio: null, reference: `TUN${CART.id}Web` });
    expect(examples.unknownWaiting).toMatchObject({ folio: 'TUN-7KQ2BYT9' });
    const challenged = checkout([
      ...charging,
      answer({ status: 'pending', paymentId: 'pay-1', folio: 'TUN-1' }),
      done('challenge', { kind: 'unknown' }),
    ]);
    expect(checkoutView(challenged, { hold: null, challenge: null })).toMatchObject({ screen: 'unknown', folio: 'TUN-1' });
  });

  it('says when the shop cannot be asked about a payment, and asks again', () => {
    const unreached = [...lost, failed('getPaymentByKey', { code: 'network', retryable: true })];
    expect(examples.unknownUnreached).toMatchObject({ truth: 'unreached' });
    expect(flow([...unreached, done('unreachedPause')])).toEqual({ bank: { unknown: 'asking' } });
  });

  it.each(['unauthorized', 'session-expired', 'session-required', 'not-found'])(
    '%s never says that nothing was charged: whoever signs in is told',
    (code) => {
      const withheld = [...lost, failed('getPaymentByKey', { code, retryable: false })];
      expect(flow(withheld)).toEqual({ bank: { unknown: 'signedOut' } });
      expect(checkout(withheld).can({ type: 'signIn.chosen' })).toBe(true);
      expect(checkout(withheld).can({ type: 'pay.submitted' })).toBe(false);
      expect(flow([...withheld, { type: 'session.opened' }])).toEqual({ bank: { unknown: 'asking' } });
    },
  );

  it('a session that ended before the payment leaves the form as it is', () => {
    const withheld = checkout([...charging, refuse('session-expired')]);
    expect(withheld.matches({ open: { flow: { form: 'ready' } } })).toBe(true);
    expect(withheld.context.card).toEqual(checkout(filled).context.card);
    expect(withheld.can({ type: 'pay.submitted' })).toBe(true);
  });

  it('a cart that nobody signed in may see is loaded for whoever signs in', () => {
    expect(examples.signedOut).toEqual({ screen: 'signedOut' });
    const opened = checkout([failed('getCart', { code: 'unauthorized', retryable: false }), { type: 'session.opened' }]);
    expect(opened.value).toBe('loading');
  });

  it('a cart that was paid before leads to its order', () => {
    const sold = { code: 'cart-sold', retryable: false };
    const paid = (orderId: string) => ({ kind: 'paid', orderId });
    expect(checkout([failed('getCart', { ...sold, orderId: 'o-1' })]).output).toEqual(paid('o-1'));
    expect(checkout([...charging, failed('createPayment', sold)]).output).toEqual(paid(CART.id));
    expect(checkout([...filled, { type: 'checkout.left' }, failed('unblockSeats', sold)]).output).toEqual(paid(CART.id));
  });

  it('whatever refuses a payment can be answered', () => {
    for (const code of ['refused', 'cart-missing', 'not-found'] as const) {
      expect(checkout([...charging, refuse(code)]).can({ type: 'decline.accepted' })).toBe(true);
    }
  });

  it('the hold is suspended while the bank is asked and resumed afterwards', () => {
    const hold = (events: Parameters<typeof checkout>[0]) => checkout(events).children.hold;
    expect(checkout(charging).hasTag('bankAsked')).toBe(true);
    expect(hold(charging)).toBeDefined();
    expect(checkout([...charging, refuse('card-refused')]).hasTag('bankAsked')).toBe(false);
  });

  it('a hold that ends while the bank is asked ends the purchase only after the answer', () => {
    expect(flow([...charging, late])).toEqual({ bank: 'charging' });
    expect(flow([...charging, late, refuse('card-refused')])).toEqual({ expired: 'releasing' });
    expect(checkout([...charging, late, answer({ status: 'authorised', paymentId: 'p', orderId: 'o-1' })]).output).toEqual({
      kind: 'paid',
      orderId: 'o-1',
    });
  });

  it('[HOLD-015][ERR-031] at zero the seats are released and the notice shows', () => {
    expect(flow([...filled, late])).toEqual({ expired: 'releasing' });
    expect(examples.expired).toMatchObject({ screen: 'expired', releasing: false });
    expect(checkout([...filled, late, done('unblockExpired'), { type: 'search.chosen' }]).output).toEqual({ kind: 'toSearch' });
    expect(checkout([...filled, late, done('unblockExpired'), { type: 'seats.reclaimed' }]).output).toEqual({ kind: 'reclaim' });
  });

  it('[HOLD-012] going back releases the seats first', () => {
    expect(flow([...filled, { type: 'checkout.left' }])).toBe('releasing');
    expect(checkout([...filled, { type: 'checkout.left' }, done('unblockSeats')]).output).toEqual({ kind: 'backToSeats' });
  });

  it('[HOLD-013] a release that fails goes Home', () => {
    expect(checkout([...filled, { type: 'checkout.left' }, failed('unblockSeats', { code: 'network', retryable: true })]).output).toEqual({
      kind: 'toSearch',
    });
  });

  it('[ERR-054][ERR-055] an expired cart returns to the start', () => {
    expect(examples.cartExpired).toMatchObject({ screen: 'cartFailed', reason: 'expired' });
    expect(checkout([failed('getCart', { code: 'cart-expired', retryable: false }), { type: 'alert.closed' }]).output).toEqual({
      kind: 'toSearch',
    });
  });

  it('[ERR-056][ERR-057] other cart errors go to the seats', () => {
    expect(checkout([failed('getCart', { code: 'cart-missing', retryable: false }), { type: 'alert.closed' }]).output).toEqual({
      kind: 'backToSeats',
    });
  });

  it('[FREE-008] [FREE-009] a change that costs nothing is asked once more, then ordered under one key', () => {
    expect(checkout(changed).can({ type: 'pay.submitted' })).toBe(false);
    expect(flow([...changed, { type: 'changes.cancelled' }])).toEqual({ form: 'ready' });
    const lost = failed('createOrder', { code: 'network', retryable: true });
    const again = checkout([...ordering, lost, done('orderPause')]);
    expect([again.value, again.context.orderKey]).toEqual([{ open: { device: 'idle', flow: { ordering: 'asking' } } }, 'key-1']);
    expect(checkout(ordering).can({ type: 'checkout.left' })).toBe(false);
    expect(flow([...ordering, lost, { type: 'checkout.left' }])).toBe('releasing');
    expect(checkout([...ordering, done('createOrder', { orderId: 'o-2' })]).output).toEqual({ kind: 'paid', orderId: 'o-2' });
  });

  it('an order that is refused leaves the change where it was', () => {
    expect(examples.notOrdered).toMatchObject({ screen: 'form', isFree: true, canPay: false, alert: { kind: 'notOrdered' } });
    const refused = failed('createOrder', { code: 'refused', retryable: false });
    expect(checkout([...ordering, refused, { type: 'alert.closed' }]).can({ type: 'changes.submitted' })).toBe(true);
    expect(flow([...ordering, failed('createOrder', { code: 'cart-expired', retryable: false })])).toEqual({ expired: 'releasing' });
  });

  it('[FREE-010] a change with an amount is paid by card, and names the tickets whose place is taken', () => {
    expect(examples.changeForMore).toMatchObject({ isFree: false, canPay: true, total: CART.servicesTotal, credit: CART.subtotal });
    expect(examples.change).toMatchObject({
      changes: [
        { name: 'Íñigo Peña Treviño', before: '5', now: '7' },
        { name: 'Begoña Treviño', before: '6', now: '8' },
      ],
    });
  });

  it('[ERR-053] a payment without id is told', () => {
    expect(examples.paymentIdMissing).toMatchObject({ alert: { kind: 'paymentIdMissing' } });
  });
});
