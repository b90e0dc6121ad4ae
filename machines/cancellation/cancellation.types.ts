import type { Failure } from '../domain/failure.ts';
import type { Money } from '../domain/money.ts';
import type { OwnTicket, Platform } from '../domain/ownTrip.ts';

/** Why a ticket cannot be cancelled (CANCEL-011, CANCEL-012). */
export type NoReason = 'payment-method' | 'last-adult' | 'too-late' | 'already-cancelled' | 'ticket-used';

/** The answer of the check for one ticket; `null` can be cancelled (CANCEL-014). */
export type Check = { ticketId: string; reason: NoReason | null };

export type CancellationInput = { platform: Platform; transaction: string; tickets: OwnTicket[] };

export type CancellationContext = CancellationInput & {
  checks: Check[];
  /** The ids of the tickets to cancel. */
  chosen: string[];
  /** In points, 0 after a coupon (CANCEL-001 to CANCEL-003). */
  refund: Money;
  failure: Failure | null;
  /** The tickets are cancelled, so the page fetches its lists anew. */
  isDone: boolean;
};

export type CancellationEvent =
  | { type: 'cancellation.accepted' }
  | { type: 'ticket.toggled'; ticketId: string }
  | { type: 'refund.requested' }
  | { type: 'refund.accepted' }
  | { type: 'cancellation.confirmed' }
  | { type: 'step.returned' }
  | { type: 'cancellation.closed' };

export type CancellationOutput = { isChanged: boolean };

export type CancelTicketView = OwnTicket & { isChosen: boolean; reason: NoReason | null };

export type CancellationView =
  /** `isChecking`: the service is asked which tickets can be cancelled. */
  | { screen: 'warning'; isChecking: boolean }
  | {
      screen: 'choosing';
      tickets: CancelTicketView[];
      isAdultMissing: boolean;
      canContinue: boolean;
      isAsking: boolean;
      failure: Failure | null;
    }
  | { screen: 'refund'; tickets: OwnTicket[]; refund: Money }
  /** `isLocked`: the button was pressed less than 7 s ago (CANCEL-013). */
  | { screen: 'confirming'; count: number; refund: Money; isCancelling: boolean; isLocked: boolean; failure: Failure | null }
  | { screen: 'cancelled'; count: number; refund: Money }
  | { screen: 'unavailable'; reason: NoReason }
  | { screen: 'failed'; failure: Failure };
