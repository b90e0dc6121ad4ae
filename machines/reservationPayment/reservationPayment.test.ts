import { afterEach, describe, expect, it, vi } from 'vitest';
import { createActor, fromCallback, fromPromise, type EventObject } from 'xstate';
import { challengeMachine } from '../challenge/index.ts';
import type { PaymentOutcome } from '../domain/order.ts';
import { waysOfHeld, type Reservation, type ReservationLink } from '../domain/reservation.ts';
import { RECEIPT, RESERVATION } from '../testing/fixtures.ts';
import { done, failed } from 'xstate-paths';
import {
  asked,
  challenged,
  comesWith,
  examples,
  lapsed,
  LINK,
  opened,
  refused,
  reservationPayment,
  resolved,
  resumed,
  shows,
} from './reservationPayment.examples.ts';
import { reservationPaymentMachine } from './reservationPayment.machine.ts';
import { reservationPaymentView } from './reservationPayment.view.ts';

afterEach(() => vi.useRealTimers());

describe('payment of a reservation', () => {
  it('[LINK-013] resolves the link, then loads the reservation', () => {
    expect(reservationPayment([]).value).toBe('resolving');
    expect(reservationPayment([resolved]).value).toBe('loading');
  });

  it('[LINK-012] without a link leads to the trips', () => {
    expect(examples.astray).toEqual({ screen: 'left', to: 'trips' });
    expect(examples.signedOut).toEqual({ screen: 'left', to: 'trips' });
    expect(examples.left).toEqual({ screen: 'left', to: 'home' });
  });

  it('[ERR-068][ERR-069][ERR-071] tells why it cannot be paid', () => {
    expect(examples.expired).toMatchObject({ screen: 'ended', end: 'expired' });
    expect(examples.unknownLink).toMatchObject({ screen: 'ended', end: 'failed', message: 'Este enlace no existe.' });
    expect(examples.notLoaded).toMatchObject({ screen: 'ended', end: 'failed', message: null });
    expect(examples.alreadyPaid).toMatchObject({ screen: 'ended', end: 'paid' });
  });

  it('[ERR-070][LINK-014] a closed notice leads to Home', () => {
    for (const ended of [
      [failed('openReservation', { code: 'cart-expired', retryable: false })],
      [failed('openReservation', { code: 'network', retryable: true })],
      [resolved, failed('getReservation', { code: 'cart-expired', retryable: false })],
      [resolved, failed('getReservation', { code: 'not-found', retryable: false })],
      [resolved, done('getReservation', { ...RESERVATION, ways: [{ ...RESERVATION.ways[0], tickets: keyed() }] })],
    ])
      expect(
        reservationPaymentView(reservationPayment([...ended, { type: 'notice.closed' }]), {
          hold: null,
          cardPayment: null,
          challenge: null,
          paymentTruth: null,
        }),
      ).toEqual({
        screen: 'left',
        to: 'home',
      });
  });

  it('[HOLD-016] ends when the time is over, without a release', () => {
    expect(reservationPayment([...opened, lapsed]).value).toBe('expired');
    expect(reservationPayment(asked).can(lapsed as never)).toBe(true);
    expect(reservationPayment([...asked, lapsed]).value).toEqual({ payable: 'asked' });
    expect(reservationPayment([...asked, lapsed, shows(false), lapsed]).value).toBe('expired');
  });

  it('[LINK-017] counts its last nine minutes down, and no more', () => {
    expect(examples.ready).toMatchObject({ screen: 'form', hold: null });
    expect(examples.lastMinutes).toMatchObject({ hold: { label: '07:47' } });
  });

  it('[LINK-021] asks for the end of a payment at the bank every 1.7 s', async () => {
    vi.useFakeTimers();
    const never = () => new Promise<never>(() => {});
    const ask = vi.fn(async (): Promise<PaymentOutcome> => ({ status: 'pending', paymentId: 'pay-1' }));
    const atBank = challengeMachine.provide({
      actors: {
        getPaymentTransaction: fromPromise<PaymentOutcome, { paymentId: string }>(ask),
        deadline: fromPromise<void, { at: string }>(never),
        challengeMessages: fromCallback<EventObject, { origin: string; paymentId: string }>(() => {}),
        pause: fromPromise<void, { ms: number }>(({ input: { ms } }) => new Promise((resolve) => setTimeout(resolve, ms))),
      },
    });
    const actors = {
      openReservation: fromPromise<void, { link: ReservationLink | null }>(async () => {}),
      getReservation: fromPromise<Reservation, undefined>(async () => ({ ...RESERVATION, payment: challenged })),
      challenge: atBank,
    };
    const actor = createActor(reservationPaymentMachine.provide({ actors }), { input: { link: LINK } }).start();
    await vi.advanceTimersByTimeAsync(1_699);
    expect(ask).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(ask).toHaveBeenCalledTimes(2);
    actor.stop();
  });

  it('[LINK-023][LINK-024][LINK-025][LINK-026] the confirmation has each key and the data of the payment', () => {
    expect(examples.paid).toMatchObject({ screen: 'confirmation', receipt: RECEIPT });
    const { reservation } = examples.paid as Extract<typeof examples.paid, { screen: 'confirmation' }>;
    expect(reservation.ways.flatMap(({ tickets }) => tickets.map(({ key }) => key))).toEqual(Object.values(RECEIPT.keys));
  });

  it('a reload continues a payment at the bank, and begins no other', () => {
    expect(examples.resumed).toMatchObject({ screen: 'challenge', url: 'about:blank' });
    expect(examples.resumedWithoutFrame).toMatchObject({ screen: 'challenge', confirming: true });
    const end = (event: ReturnType<typeof done>) => reservationPayment([...resumed, event]);
    expect(end(done('challenge', { kind: 'authorised', orderId: 'pay-1' })).context.paymentId).toBe('pay-1');
    expect(end(done('challenge', { kind: 'unknown' })).context.payment).toMatchObject({ paymentId: 'pay-1', isRefunded: false });
    expect(end(done('challenge', { kind: 'refunded' })).context.payment).toMatchObject({ isRefunded: true });
    for (const status of ['unknown', 'refunded'] as const)
      expect(reservationPayment([resolved, comesWith({ ...challenged, status })]).value).toBe('unknown');
  });

  it('[LINK-022][ERR-066][ERR-067] a refusal after a reload ends the polling and shows its message', () => {
    const end = reservationPayment([...resumed, refused]);
    expect(end.children.challenge).toBeUndefined();
    expect(examples.refused).toMatchObject({
      screen: 'form',
      alert: { kind: 'declined', failure: { code: 'card-refused', message: 'El banco rechazó la tarjeta.' } },
    });
  });

  it('a confirmation that cannot be read is looked for in the tickets', () => {
    const unread = [...asked, done('cardPayment', { kind: 'paid', orderId: 'p' }), failed('getReceipt', null)];
    expect(reservationPayment(unread).value).toBe('loading');
  });
});

const keyed = () => RESERVATION.ways[0].tickets.map((ticket) => ({ ...ticket, key: 'AN-1' }));

it('[LINK-015][LINK-016] tickets are grouped by operation, and the earliest departure is the way out', () => {
  const rows = RESERVATION.ways.flatMap(({ leg, tickets }) => tickets.map((ticket) => ({ leg, ticket, isReturn: false })));
  expect(waysOfHeld(rows.toReversed())?.map(({ direction, tickets }) => [direction, tickets[0]?.operation])).toEqual([
    ['outbound', '770045'],
    ['return', '770046'],
  ]);
  expect(waysOfHeld([])).toBeNull();
});
