import { assign, raise, sendTo, setup } from 'xstate';
import { cardPaymentMachine } from '../cardPayment/index.ts';
import { challengeMachine, type ChallengeOutput } from '../challenge/index.ts';
import { asksWho, failureOf } from '../domain/failure.ts';
import { hasCode, type PaymentEnd } from '../domain/payment.ts';
import { isPaid, type Receipt, type Reservation } from '../domain/reservation.ts';
import { holdMachine } from '../hold/index.ts';
import { error, output } from '../params.ts';
import { paymentTruthMachine, type PaymentTruthOutput } from '../paymentTruth/index.ts';
import { getReceipt, getReservation, openReservation } from './reservationPayment.ports.ts';
import {
  challengeOf,
  isAtBank,
  isUnsettled,
  openPaymentOf,
  paidReservation,
  payableUntil,
  reservationOf,
  withResult,
} from './reservationPayment.rules.ts';
import type { ReservationPaymentContext, ReservationPaymentEvent, ReservationPaymentInput } from './reservationPayment.types.ts';

/**
 * Pays the reservation of a mailed link by card. A reload loads the reservation again: it was paid, its payment is at the bank, or it may
 * be paid. So it is never charged twice.
 */
export const reservationPaymentMachine = setup({
  types: {
    context: {} as ReservationPaymentContext,
    events: {} as ReservationPaymentEvent,
    input: {} as ReservationPaymentInput,
    children: {} as { hold: 'hold'; cardPayment: 'cardPayment'; challenge: 'challenge'; paymentTruth: 'paymentTruth' },
  },
  actors: {
    openReservation,
    getReservation,
    getReceipt,
    hold: holdMachine,
    cardPayment: cardPaymentMachine,
    challenge: challengeMachine,
    paymentTruth: paymentTruthMachine,
  },
  guards: {
    hasLink: ({ context }) => context.link !== null,
    isPaid: (_, reservation: Reservation) => isPaid(reservation),
    isAtBank: (_, reservation: Reservation) => isAtBank(reservation),
    isUnsettled: (_, reservation: Reservation) => isUnsettled(reservation),
    isExpired: (_, params: { error: unknown }) => hasCode(params.error, 'cart-expired'),
    isSignedOut: (_, params: { error: unknown }) => asksWho(failureOf(params.error)),
    hasLapsed: (_, params: { hold: unknown }) => params.hold === 'lapsed',
    isAsked: (_, params: { isAsked: boolean }) => params.isAsked,
    endsPaid: (_, end: PaymentEnd | PaymentTruthOutput) => end.kind === 'paid',
    endsUnknown: (_, end: PaymentEnd) => end.kind === 'unknown',
    endsNotCharged: (_, end: PaymentTruthOutput) => end.kind === 'notCharged',
    endsAuthorised: (_, result: ChallengeOutput) => result.kind === 'authorised',
    endsRefused: (_, result: ChallengeOutput) => result.kind === 'refused',
  },
  actions: {
    assignReservation: assign((_, reservation: Reservation) => ({
      reservation,
      payment: reservation.payment && openPaymentOf(reservation.payment),
      failure: null,
    })),
    assignPayment: assign((_, end: PaymentEnd) => (end.kind === 'unknown' ? { payment: end.payment } : {})),
    assignPaid: assign((_, end: PaymentEnd | PaymentTruthOutput) => (end.kind === 'paid' ? { paymentId: end.orderId } : {})),
    assignResult: assign(({ context }, result: ChallengeOutput) => withResult(result, context)),
    assignReceipt: assign(({ context }, receipt: Receipt) => ({ receipt, reservation: paidReservation(reservationOf(context), receipt) })),
    assignFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
    raiseLapsed: raise({ type: 'hold.lapsed' }),
    raiseAsked: raise({ type: 'payment.asked' }),
    raiseAnswered: raise({ type: 'payment.answered' }),
    suspendHold: sendTo('hold', { type: 'hold.suspended' }),
    resumeHold: sendTo('hold', { type: 'hold.resumed' }),
    sendSessionOpened: sendTo('paymentTruth', { type: 'session.opened' }),
  },
}).createMachine({
  id: 'reservationPayment',
  context: ({ input }) => ({ ...input, reservation: null, payment: null, paymentId: null, receipt: null, failure: null }),
  initial: 'arriving',
  states: {
    arriving: { always: [{ guard: 'hasLink', target: 'resolving' }, { target: 'left' }] },
    resolving: {
      invoke: {
        id: 'openReservation',
        src: 'openReservation',
        input: ({ context }) => ({ link: context.link }),
        onDone: 'loading',
        onError: [
          { guard: { type: 'isExpired', params: error }, target: 'expired' },
          /** The trips of the account ask for the sign-in. */
          { guard: { type: 'isSignedOut', params: error }, target: 'left', actions: { type: 'assignFailure', params: error } },
          { target: 'failed', actions: { type: 'assignFailure', params: error } },
        ],
      },
    },
    loading: {
      invoke: {
        id: 'getReservation',
        src: 'getReservation',
        onDone: [
          { guard: { type: 'isPaid', params: output }, target: 'alreadyPaid' },
          { guard: { type: 'isAtBank', params: output }, target: 'resumed', actions: { type: 'assignReservation', params: output } },
          { guard: { type: 'isUnsettled', params: output }, target: 'unknown', actions: { type: 'assignReservation', params: output } },
          { target: 'payable', actions: { type: 'assignReservation', params: output } },
        ],
        onError: [
          { guard: { type: 'isExpired', params: error }, target: 'expired' },
          { target: 'failed', actions: { type: 'assignFailure', params: error } },
        ],
      },
    },
    payable: {
      invoke: [
        {
          id: 'hold',
          src: 'hold',
          input: ({ context }) => ({ expiresAt: payableUntil(reservationOf(context)) }),
          /** Raised again with every tick, so that the bank's answer after the end is followed by the end. */
          onSnapshot: {
            guard: { type: 'hasLapsed', params: ({ event: { snapshot } }) => ({ hold: snapshot.value }) },
            actions: 'raiseLapsed',
          },
          onError: { actions: 'raiseLapsed' },
        },
        {
          id: 'cardPayment',
          src: 'cardPayment',
          input: ({ context }) => {
            const { cartId, total, email } = reservationOf(context);
            return { cart: { id: cartId, total, discount: null }, email };
          },
          onDone: [
            { guard: { type: 'endsPaid', params: output }, target: 'reading', actions: { type: 'assignPaid', params: output } },
            { guard: { type: 'endsUnknown', params: output }, target: 'unknown', actions: { type: 'assignPayment', params: output } },
            { target: 'expired' },
          ],
          onSnapshot: [
            {
              guard: { type: 'isAsked', params: ({ event: { snapshot } }) => ({ isAsked: snapshot.hasTag('asked') }) },
              actions: 'raiseAsked',
            },
            { actions: 'raiseAnswered' },
          ],
          onError: 'failed',
        },
      ],
      initial: 'resting',
      states: {
        /** The end of a reservation releases nothing here (HOLD-016). */
        resting: { on: { 'payment.asked': 'asked', 'hold.lapsed': '#reservationPayment.expired' } },
        asked: { entry: 'suspendHold', exit: 'resumeHold', on: { 'payment.answered': 'resting' } },
      },
    },
    /** A reload found a payment at the bank. */
    resumed: {
      invoke: {
        id: 'challenge',
        src: 'challenge',
        input: ({ context }) => challengeOf(reservationOf(context)),
        onDone: [
          { guard: { type: 'endsAuthorised', params: output }, target: 'reading', actions: { type: 'assignResult', params: output } },
          { guard: { type: 'endsRefused', params: output }, target: 'refused', actions: { type: 'assignResult', params: output } },
          { target: 'unknown', actions: { type: 'assignResult', params: output } },
        ],
        onError: 'unknown',
      },
    },
    refused: { on: { 'decline.accepted': 'payable' } },
    unknown: {
      invoke: {
        id: 'paymentTruth',
        src: 'paymentTruth',
        input: ({ context }) => context.payment ?? { key: '', paymentId: null, folio: null, isRefunded: false },
        onDone: [
          { guard: { type: 'endsPaid', params: output }, target: 'reading', actions: { type: 'assignPaid', params: output } },
          /** The reservation may have ended meanwhile. */
          { guard: { type: 'endsNotCharged', params: output }, target: 'loading' },
          { target: 'left' },
        ],
        onError: 'failed',
      },
      on: { 'session.opened': { actions: 'sendSessionOpened' } },
    },
    reading: {
      invoke: {
        id: 'getReceipt',
        src: 'getReceipt',
        input: ({ context }) => ({ paymentId: context.paymentId ?? '' }),
        onDone: { target: 'paid', actions: { type: 'assignReceipt', params: output } },
        /** The tickets themselves say that they are paid. */
        onError: 'loading',
      },
    },
    paid: {},
    /** ERR-071, LINK-014 */
    alreadyPaid: { on: { 'notice.closed': 'left' } },
    /** ERR-068 */
    expired: { on: { 'notice.closed': 'left' } },
    /** ERR-069, ERR-070 */
    failed: { on: { 'notice.closed': 'left' } },
    left: { type: 'final' },
  },
});
