import { examples as cards } from '../cardPayment/cardPayment.examples.ts';
import { examples as challenges } from '../challenge/challenge.examples.ts';
import { plusSeconds } from '../domain/instant.ts';
import type { PaymentOutcome } from '../domain/order.ts';
import type { ReservationLink } from '../domain/reservation.ts';
import { examples as holds } from '../hold/hold.examples.ts';
import { examples as truths } from '../paymentTruth/paymentTruth.examples.ts';
import { NOW, RECEIPT, RESERVATION } from '../testing/fixtures.ts';
import { chartOf, done, failed, situation } from 'xstate-paths';
import { reservationPaymentMachine } from './reservationPayment.machine.ts';
import type { ReservationPaymentChildren, ReservationPaymentEvent } from './reservationPayment.types.ts';
import { reservationPaymentView } from './reservationPayment.view.ts';

type Step = ReservationPaymentEvent | ReturnType<typeof done>;

export const LINK: ReservationLink = { by: 'token', token: 'rl_92kd' };
export const OWN: ReservationLink = { by: 'operation', operation: '770045' };
const payment = { key: 'c1a4e6f0', paymentId: null, folio: null, isRefunded: false };

export const resolved = done('openReservation');
export const comes = done('getReservation', RESERVATION);
/** The reservation with a payment of an earlier page. */
export const comesWith = (open: PaymentOutcome) => done('getReservation', { ...RESERVATION, payment: open });
const [out] = RESERVATION.ways;
export const comesPaid = done('getReservation', {
  ...RESERVATION,
  ways: [{ ...out, tickets: out.tickets.map((ticket) => ({ ...ticket, key: 'AN-2W8K-1' })) }],
});
export const expired = { code: 'cart-expired', retryable: false } as const;
export const missing = { code: 'not-found', retryable: false, message: 'Este enlace no existe.' } as const;
export const withheld = failed('openReservation', { code: 'unauthorized', retryable: false });
export const challenged: PaymentOutcome = {
  status: 'challenge',
  paymentId: 'pay-1',
  folio: 'TUN-7KQ2BYT9',
  challenge: { url: 'about:blank', origin: 'https://bank.example', expiresAt: plusSeconds(NOW, 900) },
};
/** The snapshot of the card payment with or without the tag `asked`. */
export const shows = (isAsked: boolean) => ({ type: 'xstate.snapshot.cardPayment', snapshot: { isAsked, hasTag: () => isAsked } });
export const lapsed = { type: 'xstate.snapshot.hold', snapshot: { value: 'lapsed' } };
export const paid = done('cardPayment', { kind: 'paid', orderId: 'pay-1' });
export const refused = done('challenge', { kind: 'refused', reason: 'card-refused', message: 'El banco rechazó la tarjeta.' });
export const receipt = done('getReceipt', RECEIPT);

export const opened: Step[] = [resolved, comes];
export const asked: Step[] = [...opened, shows(true)];
export const unknown: Step[] = [...asked, done('cardPayment', { kind: 'unknown', payment })];
export const resumed: Step[] = [resolved, comesWith(challenged)];

export function reservationPayment(events: readonly Step[], link: ReservationLink | null = LINK) {
  return situation(reservationPaymentMachine, { link }, events);
}

/** The situations of the invoked charts are independent. */
const at = (events: readonly Step[], children: Partial<ReservationPaymentChildren> = {}, link: ReservationLink | null = LINK) => ({
  input: { link },
  events,
  children: { hold: holds.fresh, cardPayment: null, challenge: null, paymentTruth: null, ...children },
});
const form = (cardPayment: ReservationPaymentChildren['cardPayment'], hold = holds.fresh) => at(opened, { cardPayment, hold });
const paying = (cardPayment: ReservationPaymentChildren['cardPayment']) => at(asked, { cardPayment, hold: holds.suspended });
const truth = (paymentTruth: ReservationPaymentChildren['paymentTruth']) => at(unknown, { paymentTruth });

/** Situations of the payment, reached by events. */
export const situations = {
  astray: at([], {}, null),
  signedOut: at([withheld], {}, OWN),
  resolving: at([]),
  loading: at([resolved]),
  unknownLink: at([failed('openReservation', missing)]),
  notLoaded: at([resolved, failed('getReservation', { code: 'network', retryable: true })]),
  expired: at([failed('openReservation', expired)]),
  alreadyPaid: at([resolved, comesPaid]),
  blank: form(cards.blank),
  ready: form(cards.ready),
  lastMinutes: form(cards.ready, holds.running),
  incomplete: form(cards.incomplete, holds.lastMinute),
  charging: paying(cards.charging),
  awaitingDevice: paying(cards.awaitingDevice),
  challenge: paying(cards.challenge),
  confirming: paying(cards.confirming),
  declined: form(cards.declined),
  noShopperIp: form(cards.noShopperIp),
  earlierUnknown: form(cards.earlierUnknown),
  resumed: at(resumed, { challenge: challenges.open }),
  resumedWithoutFrame: at([resolved, comesWith({ status: 'pending', paymentId: 'pay-1' })], { challenge: challenges.withoutFrame }),
  refused: at([...resumed, refused]),
  unknown: truth(truths.waiting),
  unreached: truth(truths.unreached),
  charged: truth(truths.charged),
  notCharged: truth(truths.notCharged),
  refunded: truth(truths.refunded),
  reading: at([...asked, paid]),
  paid: at([...asked, paid, receipt]),
  left: at([failed('openReservation', expired), { type: 'notice.closed' }]),
} as const;

export const chart = chartOf(reservationPaymentMachine, situations, (snapshot, { children }) => reservationPaymentView(snapshot, children));
export const { examples } = chart;
