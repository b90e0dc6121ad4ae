import { isFinal } from './saga.ts';
import type { Payment } from './payment.ts';

/** What a person of the company may do with a payment that has not ended. */
export const paymentActs = ['ask', 'issue', 'mark-charged', 'mark-not-charged', 'mark-captured', 'mark-refunded'] as const;
export type PaymentAct = (typeof paymentActs)[number];

/** The groups of open payments, by what they wait for. */
export type Group = 'unanswered' | 'without-tickets' | 'with-the-holder' | 'vouchers' | 'not-captured' | 'refunds' | 'ending';

/** What decides about an open payment. */
type Waiting = Pick<Payment, 'state' | 'created_at' | 'capture_refused_at'>;

const minuteMs = 60_000;

/** Minutes after which a payment of this group is late. A voucher has its own deadline, and the cardholder decides about a challenge. */
const lateAfter: Readonly<Record<Group, number>> = {
  unanswered: 10,
  'without-tickets': 2,
  'with-the-holder': Infinity,
  vouchers: Infinity,
  'not-captured': 0,
  refunds: 30,
  ending: 10,
};

/** Minutes for which only the bank may say whether it charged. The saga closes what the bank does not answer in 15. */
const bankMinutes = 20;

/** The group of a payment that has not ended. */
export function groupOf({ state, capture_refused_at: refusedAt }: Pick<Waiting, 'state' | 'capture_refused_at'>): Group {
  if (state === 'ticketed' && refusedAt !== null) return 'not-captured';
  switch (state) {
    case 'created':
    case 'asking':
    case 'pending':
    case 'closing':
    case 'unknown':
      return 'unanswered';
    case 'challenged':
      return 'with-the-holder';
    case 'reserved':
      return 'vouchers';
    case 'authorised':
      return 'without-tickets';
    case 'voiding':
      return 'refunds';
    case 'ticketed':
    case 'paid':
    case 'refused':
    case 'refunded':
      return 'ending';
    default:
      return state satisfies never;
  }
}

const minutesOf = ({ created_at: since }: Waiting, now: Date): number => (now.getTime() - since.getTime()) / minuteMs;

/** Whether a payment has waited longer than payments of its group should. */
export const isLate = (payment: Waiting, now: Date): boolean => minutesOf(payment, now) >= lateAfter[groupOf(payment)];

/** The instant from which a person may say what the bank did not. */
export const marksFrom = ({ created_at: since }: Pick<Waiting, 'created_at'>): Date => new Date(since.getTime() + bankMinutes * minuteMs);

/** Whether nothing is left to do for a payment. */
export const hasEnded = ({ state, release }: Pick<Payment, 'state' | 'release'>): boolean => isFinal(state) && release === null;

/**
 * The acts that are allowed now; none on a payment that has ended. Only a payment that the saga has given up as `unknown` may be marked, because a payment that is still asked
 * may end by itself. A refund that the bank does not confirm, and a capture that it refuses, are settled by hand with its proof. No act gives money back while tickets are being issued: the saga does that once the trip service says that it cannot.
 */
export function actsOn(payment: Waiting & Pick<Payment, 'release'>, now: Date): readonly PaymentAct[] {
  if (hasEnded(payment)) return [];
  switch (groupOf(payment)) {
    case 'unanswered':
      return payment.state === 'unknown' && now >= marksFrom(payment) ? ['ask', 'mark-charged', 'mark-not-charged'] : ['ask'];
    case 'without-tickets':
      return ['issue'];
    case 'not-captured':
      return ['ask', 'mark-captured'];
    case 'refunds':
      return minutesOf(payment, now) >= bankMinutes ? ['ask', 'mark-refunded'] : ['ask'];
    case 'ending':
      return ['ask'];
    default:
      return [];
  }
}

/** Whether an act needs the proof of the bank beside its reason. */
export const needsProof = (act: PaymentAct): boolean => act.startsWith('mark-');
