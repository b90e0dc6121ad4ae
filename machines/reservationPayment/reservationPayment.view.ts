import type { SnapshotFrom } from 'xstate';
import { EMPTY_CARD } from '../domain/card.ts';
import { CART_HOLD_SECONDS } from '../domain/hold.ts';
import { referenceOf } from '../domain/order.ts';
import type { reservationPaymentMachine } from './reservationPayment.machine.ts';
import { asksForTrips, reservationOf } from './reservationPayment.rules.ts';
import type { ReservationEnd, ReservationPaymentChildren, ReservationPaymentView } from './reservationPayment.types.ts';

type Snapshot = SnapshotFrom<typeof reservationPaymentMachine>;

const ENDS = { alreadyPaid: 'paid', expired: 'expired', failed: 'failed' } as const satisfies Record<string, ReservationEnd>;

/** The view of the page, with the views of its children. */
export function reservationPaymentView(snapshot: Snapshot, children: ReservationPaymentChildren): ReservationPaymentView {
  const { context, value } = snapshot;
  const state = typeof value === 'string' ? value : 'payable';
  switch (state) {
    case 'arriving':
    case 'resolving':
    case 'loading':
    case 'reading':
      return { screen: 'loading' };
    case 'left':
      /** LINK-012 */
      return { screen: 'left', to: asksForTrips(context) ? 'trips' : 'home' };
    case 'alreadyPaid':
    case 'expired':
    case 'failed':
      return { screen: 'ended', end: ENDS[state], message: context.failure?.message ?? null };
    case 'paid':
      return context.receipt
        ? { screen: 'confirmation', reservation: reservationOf(context), receipt: context.receipt }
        : { screen: 'loading' };
    case 'unknown': {
      const { screen: truth, folio } = children.paymentTruth ?? { screen: 'asking', folio: null };
      const { folio: reserved, total } = reservationOf(context);
      return { screen: 'unknown', truth, folio, reference: referenceOf(reserved), total };
    }
    case 'resumed': {
      const url = children.challenge?.screen === 'open' ? children.challenge.url : null;
      return { screen: 'challenge', url, confirming: url === null, hold: null, reservation: reservationOf(context) };
    }
    case 'refused': {
      const alert = context.failure && { kind: 'declined' as const, failure: context.failure };
      return { screen: 'form', errors: EMPTY_CARD.errors, canPay: false, alert, hold: null, reservation: reservationOf(context) };
    }
    case 'payable': {
      const form = { screen: 'form', errors: EMPTY_CARD.errors, canPay: false, alert: null } as const;
      // The clock of a long reservation would stand still.
      const hold = children.hold && children.hold.secondsLeft < CART_HOLD_SECONDS ? children.hold : null;
      return { ...(children.cardPayment ?? form), hold, reservation: reservationOf(context) };
    }
    default:
      return state satisfies never;
  }
}
