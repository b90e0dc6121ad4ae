import type { CardAlert, CardPaymentView } from '../cardPayment/cardPayment.types.ts';
import type { ChallengeView } from '../challenge/challenge.types.ts';
import type { Failure } from '../domain/failure.ts';
import type { Money } from '../domain/money.ts';
import type { OpenPayment } from '../domain/payment.ts';
import type { Receipt, Reservation, ReservationLink } from '../domain/reservation.ts';
import type { HoldView } from '../hold/hold.types.ts';
import type { ChargeTruth, PaymentTruthView } from '../paymentTruth/paymentTruth.types.ts';

/** `link` is null when the address names no reservation. */
export type ReservationPaymentInput = { link: ReservationLink | null };

export type ReservationPaymentContext = ReservationPaymentInput & {
  reservation: Reservation | null;
  /** The payment with an unknown result. */
  payment: OpenPayment | null;
  /** The payment that went through. */
  paymentId: string | null;
  receipt: Receipt | null;
  failure: Failure | null;
};

export type ReservationPaymentEvent =
  /** A notice that ends the page is closed. */
  | { type: 'notice.closed' }
  /** Another card is wanted after the bank refused the payment of an earlier page. */
  | { type: 'decline.accepted' }
  /** A registered user signed in, here or in another tab. */
  | { type: 'session.opened' }
  /** Events that the chart raises from the snapshots of its children. */
  | { type: 'hold.lapsed' }
  | { type: 'payment.asked' }
  | { type: 'payment.answered' };

/** The views of the invoked charts, null while they do not run. */
export type ReservationPaymentChildren = {
  hold: HoldView | null;
  cardPayment: CardPaymentView | null;
  challenge: ChallengeView | null;
  paymentTruth: PaymentTruthView | null;
};

/** Why the page ends at once: it was paid before, its time is over, or it could not be read. */
export type ReservationEnd = 'paid' | 'expired' | 'failed';

type Shown = { reservation: Reservation; hold: HoldView | null };

export type ReservationPaymentView =
  | { screen: 'loading' }
  /** `message` is the service's own text. */
  | { screen: 'ended'; end: ReservationEnd; message: string | null }
  | ({ screen: 'form'; alert: CardAlert | null } & Pick<Extract<CardPaymentView, { screen: 'form' }>, 'errors' | 'canPay'> & Shown)
  | (Extract<CardPaymentView, { screen: 'paying' | 'challenge' }> & Shown)
  /** `reference` replaces an unknown folio. */
  | { screen: 'unknown'; truth: ChargeTruth; folio: string | null; reference: string; total: Money }
  | { screen: 'confirmation'; reservation: Reservation; receipt: Receipt }
  /** The page is over, and Home comes next; without a link or its account, the trips of the account do. */
  | { screen: 'left'; to: 'home' | 'trips' };
