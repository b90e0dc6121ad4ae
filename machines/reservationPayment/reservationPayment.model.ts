import { done, failed, isIn, type Model } from 'xstate-paths';
import {
  challenged,
  comes,
  comesPaid,
  comesWith,
  expired,
  lapsed,
  LINK,
  missing,
  OWN,
  paid,
  receipt,
  refused,
  resolved,
  shows,
  withheld,
} from './reservationPayment.examples.ts';
import { reservationPaymentMachine } from './reservationPayment.machine.ts';

const lost = { code: 'network', retryable: true };
const payment = { key: 'k', paymentId: null, folio: null, isRefunded: false };

const page: Pick<Model, 'machine' | 'facts' | 'invariants'> = {
  machine: reservationPaymentMachine,
  facts: ({ context }) => [context.reservation?.payment?.status, context.payment?.isRefunded, context.paymentId],
  invariants: {
    'what is paid was loaded': (at) => !isIn(at, 'payable') || at.context.reservation !== null,
    'no charge begins while another is at the bank': (at) => !isIn(at, 'resumed') || at.context.reservation.payment !== null,
    'the truth is asked of a payment': (at) => !isIn(at, 'reservationPayment.unknown') || at.context.payment !== null,
    'is paid with the keys of the tickets': (at) => !isIn(at, 'reservationPayment.paid') || at.context.receipt !== null,
  },
};

/** The link, and the payment on this page. */
const linked = {
  ...page,
  input: { link: LINK },
  events: {
    linkOpens: resolved,
    linkExpired: failed('openReservation', expired),
    linkUnknown: failed('openReservation', missing),
    reservationComes: comes,
    reservationPaid: comesPaid,
    reservationExpired: failed('getReservation', expired),
    reservationFails: failed('getReservation', lost),
    noticeClosed: { type: 'notice.closed' },
    paymentAsked: shows(true),
    paymentAnswered: shows(false),
    paymentDone: paid,
    paymentLate: done('cardPayment', { kind: 'late' }),
    paymentUnknown: done('cardPayment', { kind: 'unknown', payment }),
    timeOver: lapsed,
    truthPaid: done('paymentTruth', { kind: 'paid', orderId: 'pay-1' }),
    truthNotCharged: done('paymentTruth', { kind: 'notCharged' }),
    truthRefunded: done('paymentTruth', { kind: 'refunded' }),
    sessionOpened: { type: 'session.opened' },
    receiptComes: receipt,
    receiptFails: failed('getReceipt', lost),
  },
} satisfies Model;

/** A page that is opened while a payment is at the bank, as after a reload. */
const resumed = {
  ...page,
  input: { link: LINK },
  events: {
    linkOpens: resolved,
    comesChallenged: comesWith(challenged),
    comesUnknown: comesWith({ status: 'unknown', paymentId: 'pay-1' }),
    challengeAuthorised: done('challenge', { kind: 'authorised', orderId: 'pay-1' }),
    challengeRefused: refused,
    challengeUnknown: done('challenge', { kind: 'unknown' }),
    declineAccepted: { type: 'decline.accepted' },
  },
} satisfies Model;

/** An own reservation, and nobody is signed in. */
const own = { ...page, input: { link: OWN }, events: { reservationWithheld: withheld } } satisfies Model;

/** An address that names no reservation. */
const unlinked = { ...page, input: { link: null }, events: {} } satisfies Model;

export const reservationPaymentModels = [linked, resumed, own, unlinked] as const satisfies readonly Model[];
