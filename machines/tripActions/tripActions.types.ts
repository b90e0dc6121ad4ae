import type { CancellationInput } from '../cancellation/cancellation.types.ts';
import type { OwnTicket, OwnTrip } from '../domain/ownTrip.ts';

export type TripActionsContext = {
  /** The tickets of the open cancellation. */
  cancels: CancellationInput | null;
  /** The ticket of the open rename. */
  renames: { platform: OwnTrip['platform']; ticket: OwnTicket } | null;
  /** This browser showed the warning of a rename (RENAME-003). */
  wasWarned: boolean;
};

export type TripActionsInput = { wasWarned: boolean };

export type TripActionsEvent = { type: 'cancellation.opened'; trip: OwnTrip } | { type: 'rename.opened'; trip: OwnTrip; ticket: OwnTicket };

export type TripActionsView = { flow: 'idle' | 'cancelling' | 'renaming' };
