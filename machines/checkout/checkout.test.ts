import type { Ticks } from '../clock.ports.ts';
import { describe, expect, it } from 'vitest';
import { type AnyActorRef, createActor, fromCallback, fromPromise, type EventObject, type InputFrom } from 'xstate';
import { cardPaymentMachine, type Attempt, type Provider } from '../cardPayment/index.ts';
import { complete } from '../cardPayment/cardPayment.examples.ts';
import type { createPayment } from '../cardPayment/cardPayment.ports.ts';
import { plusSeconds, type Instant } from '../domain/instant.ts';
import type { PaymentOutcome } from '../domain/order.ts';
import { holdMachine } from '../hold/index.ts';
import { lateChart } from '../lateChart.ts';
import { paymentTruthMachine } from '../paymentTruth/index.ts';
import type { askPayment } from '../paymentTruth/paymentTruth.ports.ts';
import { CHANGE, COUPON_CART, CART, EMAIL, NOW } from '../testing/fixtures.ts';
import { done, failed } from 'xstate-paths';
import { asked, changing, checkout, examples, late, opened, paid, shows, unknown } from './checkout.examples.ts';
import { checkoutMachine } from './checkout.machine.ts';
import { priceBefore } from './checkout.rules.ts';

const open = (events: Parameters<typeof checkout>[0]) => {
  const { value } = checkout(events);
  return typeof value === 'string' ? value : value.open;
};
/** The input of the release of the cart that runs now. */
function releaseOf(events: Parameters<typeof checkout>[0]): unknown {
  const { unblockSeats, unblockExpired }: Partial<Record<string, AnyActorRef>> = checkout(events).children;
  return (unblockSeats ?? unblockExpired)?.getSnapshot().input;
}
const order = (orderId: string) => ({ kind: 'paid', orderId });

describe('checkout chart', () => {
  it('says no other price where the seats showed the same', () => {
    expect(examples.fresh).toMatchObject({ priceBefore: null });
  });

  it('says in that notice that the cart has another price than the seats had, whatever its coupon takes off', () => {
    expect(examples.priceChanged).toMatchObject({ priceBefore: CART.total - 22_500_000, total: CART.total });
    expect(priceBefore({ cart: COUPON_CART, shownTotal: CART.total })).toBeNull();
    expect(priceBefore({ cart: CART, shownTotal: null })).toBeNull();
  });

  it('shows the payment with the cart beside it', () => {
    expect(examples.incomplete).toMatchObject({ canPay: false, total: CART.total });
    expect(examples.ready).toMatchObject({ canPay: true });
    expect(examples.awaitingDevice).toMatchObject({ screen: 'paying', step: 'device' });
    expect(examples.declined).toMatchObject({ screen: 'form', alert: { kind: 'declined', failure: { code: 'card-refused' } } });
  });

  it('ends in the order when the cart is paid', () => {
    expect(checkout([...asked, paid('o-1')]).output).toEqual(order('o-1'));
  });

  it('a payment with a lost answer is polled and never charged again', () => {
    expect(open(unknown)).toBe('paymentTruth');
    expect(checkout(unknown).children.cardPayment).toBeUndefined();
    expect(checkout([...unknown, done('paymentTruth', { kind: 'paid', orderId: 'o-1' })]).output).toEqual(order('o-1'));
    expect(open([...unknown, done('paymentTruth', { kind: 'notCharged' })])).toEqual({ cardPayment: 'resting' });
    expect(checkout([...unknown, done('paymentTruth', { kind: 'refunded' })]).output).toEqual({ kind: 'toSearch' });
    expect(checkout(unknown).can({ type: 'checkout.left' })).toBe(false);
  });

  it('shows the folio of the payment, and the reference of the cart until there is one [PAY-035]', () => {
    expect(examples.unknown).toMatchObject({ folio: null, reference: `TUN${CART.id}Web` });
    expect(examples.unknownWaiting).toMatchObject({ folio: 'TUN-7KQ2BYT9' });
    expect(examples.unknownCharged).toMatchObject({ truth: 'charged', orderId: 'order-1' });
  });

  it('a cart that needs a sign-in is loaded after it', () => {
    expect(examples.signedOut).toEqual({ screen: 'signedOut' });
    const opening = checkout([failed('getCart', { code: 'unauthorized', retryable: false }), { type: 'session.opened' }]);
    expect(opening.value).toBe('loading');
  });

  it('a cart that was paid before leads to its order', () => {
    const sold = { code: 'cart-sold', retryable: false };
    expect(checkout([failed('getCart', { ...sold, orderId: 'o-1' })]).output).toEqual(order('o-1'));
    expect(checkout([...opened, { type: 'checkout.left' }, failed('unblockSeats', sold)]).output).toEqual(order(CART.id));
    expect(checkout([...opened, late, failed('unblockExpired', sold)]).output).toEqual(order(CART.id));
  });

  it('the cart is not left while the bank is asked', () => {
    expect(open(asked)).toEqual({ cardPayment: 'asked' });
    expect(checkout(asked).can({ type: 'checkout.left' })).toBe(false);
    expect(checkout([...asked, shows('cardPayment', false)]).can({ type: 'checkout.left' })).toBe(true);
  });

  it('a hold that ends while the bank is asked ends the purchase only after the answer', () => {
    expect(open([...asked, late])).toEqual(open(asked));
    expect(open([...unknown, late])).toEqual(open(unknown));
    expect(open([...asked, shows('cardPayment', false), late])).toEqual({ expired: 'releasing' });
  });

  it('[HOLD-015][ERR-031] at zero the seats are released and the notice shows', () => {
    expect(open([...opened, late])).toEqual({ expired: 'releasing' });
    expect(open([...opened.slice(0, 1), late])).toEqual({ expired: 'releasing' });
    expect(examples.expired).toMatchObject({ screen: 'expired', releasing: false });
    expect(checkout([...opened, late, done('unblockExpired'), { type: 'search.chosen' }]).output).toEqual({ kind: 'toSearch' });
    expect(checkout([...opened, late, done('unblockExpired'), { type: 'seats.reclaimed' }]).output).toEqual({ kind: 'reclaim' });
    expect(open([...asked, done('cardPayment', { kind: 'late' })])).toEqual({ expired: 'releasing' });
  });

  it('[HOLD-012] going back releases the seats first', () => {
    expect(open([...opened, { type: 'checkout.left' }])).toBe('releasing');
    expect(checkout([...opened, { type: 'checkout.left' }, done('unblockSeats')]).output).toEqual({ kind: 'backToSeats' });
  });

  it.each([
    ['back to the seats', [{ type: 'checkout.left' }], true],
    ['any other way out', [{ type: 'checkout.abandoned' }], false],
    ['the end of the hold', [late], false],
  ] as const)('[HOLD-012] whether %s keeps the seats of the traveller', (_way, events, keepsSeats) => {
    expect(releaseOf([...opened, ...events])).toEqual({ cartId: CART.id, keepsSeats });
  });

  it('a cart that was not shown is released by whoever leaves the purchase', () => {
    const lost = { code: 'network', retryable: true };
    const unopened = [[], [failed('getCart', lost)], [failed('getCart', { code: 'unauthorized', retryable: false })]];
    for (const events of unopened) {
      expect(releaseOf([...events, { type: 'checkout.abandoned' }])).toEqual({ cartId: CART.id, keepsSeats: false });
    }
  });

  it('[HOLD-013] a release that fails goes Home', () => {
    expect(checkout([...opened, { type: 'checkout.left' }, failed('unblockSeats', { code: 'network', retryable: true })]).output).toEqual({
      kind: 'toSearch',
    });
  });

  it('[ERR-054][ERR-055] an expired cart returns to the start', () => {
    expect(examples.cartExpired).toMatchObject({ screen: 'cartFailed', reason: 'expired' });
    expect(checkout([failed('getCart', { code: 'cart-expired', retryable: false }), { type: 'alert.closed' }]).output).toEqual({
      kind: 'toSearch',
    });
  });

  it('[ERR-054] a cart that was given up says so, and not that its time is over', () => {
    expect(examples.cartReleased).toMatchObject({ reason: 'expired', message: 'Los asientos de este carrito ya se liberaron.' });
    expect(examples.cartExpired).toMatchObject({ message: null });
  });

  it('[ERR-056][ERR-057] other cart errors go to the seats', () => {
    expect(checkout([failed('getCart', { code: 'cart-missing', retryable: false }), { type: 'alert.closed' }]).output).toEqual({
      kind: 'backToSeats',
    });
  });

  it('[FREE-009] a free change is ordered and not paid, and cannot be left during the request', () => {
    expect(open(changing)).toEqual({ freeOrder: 'resting' });
    expect(examples.change).toMatchObject({ screen: 'form', costsNothing: true, canPay: true });
    const ordering = [...changing, shows('freeOrder', true)];
    expect(checkout(ordering).can({ type: 'checkout.left' })).toBe(false);
    expect(open([...ordering, shows('freeOrder', false), { type: 'checkout.left' }])).toBe('releasing');
    expect(checkout([...ordering, done('freeOrder', { kind: 'paid', orderId: 'o-2' })]).output).toEqual(order('o-2'));
    expect(open([...ordering, done('freeOrder', { kind: 'late' })])).toEqual({ expired: 'releasing' });
    expect(examples.notOrdered).toMatchObject({ screen: 'form', costsNothing: true, canPay: false, alert: { kind: 'notOrdered' } });
  });

  it('[FREE-010] a change with an amount is paid by card, and names the replaced tickets', () => {
    const { departs } = CHANGE;
    expect(examples.changeForMore).toMatchObject({ costsNothing: false, canPay: true, total: CART.servicesTotal, credit: CART.subtotal });
    expect(examples.change).toMatchObject({
      changes: [
        { name: 'Íñigo Peña Treviño', before: { departs, seat: '5' }, now: { departs, seat: '7' } },
        { name: 'Begoña Treviño', before: { departs, seat: '6' }, now: { departs, seat: '8' } },
      ],
    });
  });
});

/** The chart with its children, a clock that the test controls, and a bank that answers later. */
function running(snapshot?: unknown) {
  const bank = Promise.withResolvers<PaymentOutcome>();
  const released: { cartId: string; keepsSeats: boolean }[] = [];
  let tick: (now: Instant) => void = () => {};
  const machine = checkoutMachine.provide({
    actors: {
      getCart: fromPromise(async () => CART),
      unblockSeats: fromPromise<void, { cartId: string; keepsSeats: boolean }>(async ({ input }) => void released.push(input)),
      hold: holdMachine.provide({
        actors: {
          ticker: fromCallback<EventObject, Ticks>(({ sendBack }) => {
            tick = (now) => sendBack({ type: 'clock.ticked', now });
          }),
        },
      }),
      cardPayment: cardPaymentMachine.provide({
        actors: {
          watchCard: fromCallback<EventObject, undefined>(({ sendBack }) => sendBack({ type: 'card.changed', card: complete })),
          getPaymentProviders: fromPromise<Provider, undefined>(() => Promise.reject(new Error('no bank'))),
          prepareAttempt: fromPromise<Attempt, undefined>(async () => ({ key: 'k', shopperIp: 'i', at: NOW })),
          createPayment: fromPromise<PaymentOutcome, InputFrom<typeof createPayment>>(() => bank.promise),
        },
      }),
      paymentTruth: lateChart(() =>
        paymentTruthMachine.provide({
          actors: { askPayment: fromPromise<PaymentOutcome, InputFrom<typeof askPayment>>(() => new Promise(() => {})) },
        }),
      ),
    },
  });
  const input = { cartId: CART.id, change: null, email: EMAIL, asksFirst: false, shownTotal: null };
  const actor = createActor(machine, { input, ...(snapshot !== undefined && { snapshot: snapshot as never }) }).start();
  const settled = () => new Promise((resolve) => setTimeout(resolve));
  return { actor, bank, released, settled, tick: (seconds: number) => tick(plusSeconds(NOW, seconds)) };
}

describe('checkout with its children', () => {
  async function charging() {
    const world = running();
    await world.settled();
    world.actor.getSnapshot().children.cardPayment?.send({ type: 'pay.submitted' });
    await world.settled();
    return world;
  }

  it('suspends the hold while the bank is asked, and ends an uncharged purchase whose hold lapsed meanwhile', async () => {
    const { actor, tick, bank, settled, released } = await charging();
    expect(actor.getSnapshot().value).toEqual({ open: { cardPayment: 'asked' } });
    expect(actor.getSnapshot().children.hold?.getSnapshot().value).toBe('suspended');
    tick(600);
    expect(actor.getSnapshot().value).toEqual({ open: { cardPayment: 'asked' } });
    bank.resolve({ status: 'refused', paymentId: 'p', reason: 'card-refused' });
    await settled();
    expect(actor.getSnapshot().value).toEqual({ open: { expired: 'released' } });
    expect(released).toEqual([{ cartId: CART.id, keepsSeats: false }]);
  });

  it('is paid when the bank authorises after the end of the hold', async () => {
    const { actor, tick, bank, settled } = await charging();
    tick(600);
    bank.resolve({ status: 'authorised', paymentId: 'p', orderId: 'o-1' });
    await settled();
    expect(actor.getSnapshot().output).toEqual(order('o-1'));
  });

  it('polls a lost answer after the end of the hold', async () => {
    const { actor, tick, bank, settled } = await charging();
    tick(600);
    bank.reject({ code: 'network', retryable: true });
    await settled();
    expect(actor.getSnapshot().value).toEqual({ open: 'paymentTruth' });
  });

  it('[HOLD-012] goes back to the seats with them after a reload', async () => {
    const first = running();
    await first.settled();
    const stored = JSON.parse(JSON.stringify(first.actor.getPersistedSnapshot()));
    first.actor.stop();
    const { actor, settled, released } = running(stored);
    actor.send({ type: 'checkout.left' });
    await settled();
    expect(released).toEqual([{ cartId: CART.id, keepsSeats: true }]);
    expect(actor.getSnapshot().output).toEqual({ kind: 'backToSeats' });
  });

  it('stores no secret of the card or the bank', async () => {
    const { actor } = await charging();
    expect(JSON.stringify(actor.getPersistedSnapshot())).not.toMatch(/secret|cvv":"|ddc/i);
  });
});
