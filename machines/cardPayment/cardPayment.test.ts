import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createActor, fromCallback, fromPromise, type EventObject, type InputFrom } from 'xstate';
import { cardFacts, cardText, EMPTY_CARD, NO_CARD, type CardValues } from '../domain/card.ts';
import type { PaymentOutcome } from '../domain/order.ts';
import { CART, TODAY } from '../testing/fixtures.ts';
import { done, failed, situation } from 'xstate-paths';
import {
  answer,
  attempt,
  cardPayment,
  charging,
  complete,
  confirming,
  device,
  examples,
  filled,
  input,
  lost,
  provider,
  refuse,
  wholeCardPayment,
} from './cardPayment.examples.ts';
import type { createPayment } from './cardPayment.ports.ts';
import { bankLimit } from './cardPayment.rules.ts';
import type { Attempt, Provider } from './cardPayment.types.ts';

const card: CardValues = { firstName: 'Begoña', lastName: 'Treviño', number: '4242 4242 4242 4242', expiry: '09/27', cvv: '123' };
const errors = (change: Partial<CardValues>) => cardFacts({ ...card, ...change }, TODAY, 1).errors;
const flow = (events: Parameters<typeof cardPayment>[0]) => {
  const { value } = cardPayment(events);
  return typeof value === 'string' ? value : value.open.flow;
};
const paid = (orderId: string) => ({ kind: 'paid', orderId });

describe('rules of the card', () => {
  it('accepts a complete card and lists the errors of an empty one', () => {
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

  it.each(['firstName', 'lastName'] as const)('[PAY-020][PAY-021][CONST-062] a %s is needed and has at most 30 characters', (field) => {
    expect(errors({ [field]: '' })).toEqual({ [field]: 'too-short' });
    expect(cardText(field, 'Ñ'.repeat(31))).toBe('Ñ'.repeat(30));
  });

  it('[CONST-058] fields keep their limits', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 80 }), (text) => {
        expect(cardText('number', text).length).toBeLessThanOrEqual(19);
        expect(cardText('expiry', text).length).toBeLessThanOrEqual(5);
        expect(cardText('cvv', text).length).toBeLessThanOrEqual(4);
      }),
    );
    expect(cardText('number', '4242424242424242')).toBe('4242 4242 4242 4242');
    expect(cardText('number', '378282246310005')).toBe('3782 822463 10005');
    expect(cardText('number', '3530111333300000')).toBe('3530 1113 3330 0000');
    expect(cardText('expiry', '0927')).toBe('09/27');
  });
});

describe('payment by card', () => {
  it('[PAY-025] the pay button waits for a complete form', () => {
    expect(examples.incomplete).toMatchObject({ canPay: false });
    expect(examples.ready).toMatchObject({ canPay: true });
  });

  it('[PAY-013] the bank may answer for 900 s', () => {
    expect(bankLimit('2026-04-17T14:20:00.000Z')).toBe('2026-04-17T14:35:00.000Z');
  });

  it('[PAY-006] 15 digits start the device check, and another number starts it again', () => {
    const at = (digits: number, revision: number) => ({ type: 'card.changed' as const, card: { ...complete, digits, revision } });
    expect(cardPayment([provider, at(14, 1)]).matches({ open: { device: 'idle' } })).toBe(true);
    expect(cardPayment([provider, at(15, 1)]).matches({ open: { device: 'collecting' } })).toBe(true);
    const asked = [provider, at(16, 1), device];
    expect(cardPayment(asked).matches({ open: { device: 'idle' } })).toBe(true);
    expect(cardPayment([...asked, at(16, 2)]).matches({ open: { device: 'collecting' } })).toBe(true);
  });

  it('requests device data again on another page, where revisions restart', () => {
    const reloaded = [...filled, { type: 'card.changed' as const, card: EMPTY_CARD }, { type: 'card.changed' as const, card: complete }];
    expect(cardPayment(reloaded).matches({ open: { device: 'collecting' } })).toBe(true);
  });

  it('waits for device data before it charges, and charges without the bank frame', () => {
    expect(examples.awaitingDevice).toMatchObject({ screen: 'paying', step: 'device' });
    const without = [
      failed('getPaymentProviders', { code: 'network', retryable: true }),
      { type: 'card.changed' as const, card: complete },
      { type: 'pay.submitted' as const },
      attempt,
    ];
    expect(flow(without)).toEqual({ bank: 'charging' });
  });

  it('[PAY-006][PAY-008] a press before the bank frame is known, and a number changed after it, wait for their device data', () => {
    const other = { type: 'card.changed' as const, card: { ...complete, revision: 2 } };
    const early = [{ type: 'card.changed' as const, card: complete }, { type: 'pay.submitted' as const }, attempt, provider];
    expect(flow(early)).toEqual({ bank: 'awaitingDevice' });
    expect(flow([...early, device])).toEqual({ bank: 'charging' });
    expect(flow([...early, other])).toEqual({ bank: 'awaitingDevice' });
    expect(flow([...early, other, done('deviceData', { revision: 2 })])).toEqual({ bank: 'charging' });
  });

  it('[PAY-009][PAY-010] does not charge without the address of the shopper', () => {
    expect(examples.noShopperIp).toMatchObject({ screen: 'form', alert: { kind: 'noShopperIp' } });
  });

  it('[PAY-019] goes straight to the order without a challenge', () => {
    expect(cardPayment([...charging, answer({ status: 'authorised', paymentId: 'p', orderId: 'o-1' })]).output).toEqual(paid('o-1'));
  });

  it('[PAY-011][PAY-018] a challenge ends in the order when the server says so', () => {
    expect(flow(confirming)).toEqual({ bank: 'confirming' });
    expect(cardPayment([...confirming, done('challenge', { kind: 'authorised', orderId: 'o-1' })]).output).toEqual(paid('o-1'));
  });

  it('[PAY-016][ERR-050] a refused payment shows the error and the next one has a new key', () => {
    expect(examples.declined).toMatchObject({ screen: 'form', alert: { kind: 'declined', failure: { code: 'card-refused' } } });
    const again = cardPayment([...charging, refuse('card-refused'), { type: 'decline.accepted' }]);
    expect(again.context.attempt).toBeNull();
    expect(again.matches({ open: { flow: { form: 'ready' } } })).toBe(true);
  });

  it('[ERR-066] a refusal after the challenge keeps the text of the service', () => {
    const message = 'El banco rechazó la tarjeta.';
    const ended = cardPayment([...confirming, done('challenge', { kind: 'refused', reason: 'card-refused', message })]);
    expect(ended.context.failure).toMatchObject({ code: 'card-refused', message });
  });

  it('a key that the service closed pays nothing any more: whatever refused it, the next press asks for another (decision 0062)', () => {
    for (const [code, accepted] of [
      ['card-missing', 'alert.closed'],
      ['refused', 'decline.accepted'],
    ] as const) {
      const again = [...charging, refuse(code), { type: accepted }, { type: 'pay.submitted' as const }];
      expect(flow(again)).toEqual({ bank: 'preparing' });
      expect(cardPayment(again).context.attempt).toBeNull();
    }
  });

  it('every refusal of a payment can be closed', () => {
    for (const code of ['refused', 'cart-missing', 'not-found'] as const) {
      expect(cardPayment([...charging, refuse(code)]).can({ type: 'decline.accepted' })).toBe(true);
    }
  });

  it('a lost answer ends as unknown, with its key', () => {
    const payment = { key: 'c1a4e6f0', paymentId: null, folio: null, isRefunded: false };
    expect(cardPayment(lost).output).toEqual({ kind: 'unknown', payment });
    expect(cardPayment([...charging, answer({ status: 'refunded', paymentId: 'p' })]).output).toEqual({
      kind: 'unknown',
      payment: { ...payment, paymentId: 'p', isRefunded: true },
    });
    const pending = answer({ status: 'pending', paymentId: 'pay-1', folio: 'TUN-1' });
    expect(cardPayment([...charging, pending, done('challenge', { kind: 'unknown' })]).output).toEqual({
      kind: 'unknown',
      payment: { ...payment, paymentId: 'pay-1', folio: 'TUN-1' },
    });
  });

  it('an unknown payment of another cart shows an alert, and the card stays', () => {
    expect(examples.earlierUnknown).toMatchObject({ screen: 'form', alert: { kind: 'earlierUnknown' } });
    const closed = cardPayment([...charging, refuse('payment-unknown'), { type: 'alert.closed' }]);
    expect(closed.context.paymentId).toBeNull();
    expect(closed.can({ type: 'pay.submitted' })).toBe(true);
  });

  it('a session that ended before the payment leaves the form as it is', () => {
    const withheld = cardPayment([...charging, refuse('session-expired')]);
    expect(withheld.matches({ open: { flow: { form: 'ready' } } })).toBe(true);
    expect(withheld.context.card).toEqual(cardPayment(filled).context.card);
    expect(withheld.can({ type: 'pay.submitted' })).toBe(true);
  });

  it('a cart that was paid before leads to its order, and one whose hold is over ends', () => {
    expect(cardPayment([...charging, refuse('cart-sold', { orderId: 'o-1' })]).output).toEqual(paid('o-1'));
    expect(cardPayment([...charging, refuse('cart-sold')]).output).toEqual(paid(CART.id));
    expect(cardPayment([...charging, refuse('cart-expired')]).output).toEqual({ kind: 'late' });
  });

  it('has the tag asked from the first request to the answer', () => {
    expect(cardPayment(filled).hasTag('asked')).toBe(false);
    expect(cardPayment(charging).hasTag('asked')).toBe(true);
    expect(cardPayment(confirming).hasTag('asked')).toBe(true);
    expect(cardPayment([...charging, refuse('card-refused')]).hasTag('asked')).toBe(false);
  });

  it('[ERR-053] a payment without id shows its error', () => {
    expect(examples.paymentIdMissing).toMatchObject({ alert: { kind: 'paymentIdMissing' } });
  });
});

describe('a reload', () => {
  const never = <Output, Input>(ask: (input: Input) => void) =>
    fromPromise<Output, Input>(({ input: asked }) => {
      ask(asked);
      return new Promise(() => {});
    });

  /** Restores the chart with an empty card, as on a new page, and records the calls of its ports. */
  function restored(events: Parameters<typeof cardPayment>[0]) {
    const asks: [string, unknown][] = [];
    const noted = (name: string) => (asked: unknown) => void asks.push([name, asked]);
    const machine = wholeCardPayment.provide({
      actors: {
        watchCard: fromCallback<EventObject, undefined>(({ sendBack }) => sendBack({ type: 'card.changed', card: EMPTY_CARD })),
        getPaymentProviders: never<Provider, undefined>(noted('getPaymentProviders')),
        prepareAttempt: never<Attempt, undefined>(noted('prepareAttempt')),
        createPayment: never<PaymentOutcome, InputFrom<typeof createPayment>>(noted('createPayment')),
      },
    });
    const persisted = machine.getPersistedSnapshot(situation(machine, input, events));
    const actor = createActor(machine, { input, snapshot: JSON.parse(JSON.stringify(persisted)) }).start();
    return { actor, asks, persisted };
  }

  it('during the request of the payment polls the same key', () => {
    const { asks } = restored(charging);
    expect(asks).toMatchObject([['createPayment', { key: 'c1a4e6f0', cartId: CART.id }]]);
  });

  it('while the attempt is prepared begins with another key', () => {
    expect(restored([...filled, { type: 'pay.submitted' }]).asks).toEqual([['prepareAttempt', undefined]]);
  });

  it('while an earlier payment of the cart is polled continues with that payment', () => {
    const doubled = [...charging, answer({ status: 'pending', paymentId: 'earlier-1', folio: 'TUN-1' })];
    const { actor, persisted } = restored(doubled);
    expect(actor.getSnapshot().context).toMatchObject({ paymentId: 'earlier-1', folio: 'TUN-1' });
    expect(actor.getSnapshot().matches({ open: { flow: { bank: 'confirming' } } })).toBe(true);
    expect(JSON.stringify(persisted)).toContain('earlier-1');
  });

  it('of a refused payment still shows the reason', () => {
    const { actor, asks } = restored([...charging, answer({ status: 'refused', paymentId: 'p', reason: 'insufficient-funds' })]);
    expect(actor.getSnapshot().matches({ open: { flow: { form: 'declined' } } })).toBe(true);
    expect(actor.getSnapshot().context.failure?.code).toBe('insufficient-funds');
    expect(asks).toEqual([]);
  });
});
