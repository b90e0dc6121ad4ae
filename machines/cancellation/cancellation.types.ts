import type { Failure } from '../domain/failure.ts';
import type { Money } from '../domain/money.ts';
import type { OwnTicket, OwnTrip } from '../domain/ownTrip.ts';

/** Why a ticket cannot be cancelled (CANCEL-011, CANCEL-012). */
export type NoReason = 'payment-method' | 'last-adult' | 'too-late' | 'already-cancelled' | 'ticket-used';

/**
 * The answer of the check for one ticket; `null` can be cancelled (CANCEL-014). `refund` is what it would give back as points. A ticket out
 * gives back less by `takes.amount` while the ticket back stays that owes it a promotion (decision 38).
 */
export type Check = { ticketId: string; reason: NoReason | null; refund: Money; takes: { from: string; amount: Money } | null };

/** One way of the purchase with its live tickets. */
export type CancelWay = Pick<OwnTrip, 'id' | 'direction' | 'departs' | 'origin' | 'destination' | 'tickets'>;

export type CancellationInput = Pick<OwnTrip, 'platform' | 'transaction'> & { ways: CancelWay[] };

export type CancellationContext = CancellationInput & {
  checks: Check[];
  /** The ids of the tickets to cancel. */
  chosen: string[];
  /** In points, 0 after a coupon (CANCEL-001 to CANCEL-003). */
  refund: Money;
  /** The promotion of tickets back that stay, by which the refund is less. */
  takenBack: Money;
  failure: Failure | null;
  /** The tickets are cancelled, so the page fetches its lists anew. */
  isDone: boolean;
};

export type CancellationEvent =
  | { type: 'cancellation.accepted' }
  | { type: 'ticket.toggled'; ticketId: string }
  /** Chooses every ticket that can be cancelled, or none after that. */
  | { type: 'all.toggled' }
  | { type: 'refund.requested' }
  | { type: 'refund.accepted' }
  | { type: 'cancellation.confirmed' }
  | { type: 'step.returned' }
  | { type: 'cancellation.closed' };

/** `isChanged` when the trips may have changed. */
export type CancellationOutput = { isChanged: boolean };

/** `refund` is less by `takenBack`. */
export type CancelTicketView = OwnTicket & Pick<Check, 'reason' | 'refund'> & { isChosen: boolean; takenBack: Money };

/** What the service would give back, less `takenBack`. */
export type Refund = { refund: Money; takenBack: Money };

/** `isAdultMissing`: the choice would leave a minor or a pet alone on this way. */
export type CancelWayView = Omit<CancelWay, 'tickets'> & { tickets: CancelTicketView[]; isAdultMissing: boolean };

/** The choice of the tickets is no step of a single ticket. */
type StepView = { at: number; of: number };

export type CancellationView =
  /** `isChecking`: the service is asked which tickets can be cancelled. */
  | { screen: 'warning'; step: StepView; isChecking: boolean }
  | {
      screen: 'choosing';
      step: StepView;
      ways: CancelWayView[];
      count: number;
      /** The number of all tickets. */
      total: number;
      /** What the chosen tickets would give back. */
      refund: Money;
      areAllChosen: boolean;
      canContinue: boolean;
      isAsking: boolean;
      failure: Failure | null;
    }
  /** `ways` have the chosen tickets only. */
  | { screen: 'refund'; step: StepView; ways: CancelWayView[]; refund: Money; takenBack: Money }
  /** `isLocked`: the button was pressed less than 7 s ago (CANCEL-013). */
  | {
      screen: 'confirming';
      step: StepView;
      count: number;
      refund: Money;
      isCancelling: boolean;
      isLocked: boolean;
      failure: Failure | null;
    }
  | { screen: 'cancelled'; count: number; refund: Money }
  | { screen: 'unavailable'; reason: NoReason }
  | { screen: 'failed'; failure: Failure };
