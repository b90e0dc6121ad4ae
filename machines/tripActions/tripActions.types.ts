import type { CancellationInput } from '../cancellation/cancellation.types.ts';
import type { EditedWay } from '../domain/change.ts';
import type { PlainDate } from '../domain/instant.ts';
import type { Begun } from '../edit/edit.types.ts';
import type { OwnTicket, OwnTrip } from '../domain/ownTrip.ts';
import type { RenameInput } from '../rename/rename.types.ts';

export type TripActionsContext = {
  /** The tickets of the open cancellation. */
  cancels: CancellationInput | null;
  /** The ticket of the open rename. */
  renames: Omit<RenameInput, 'wasWarned'> | null;
  /** The trip whose bus is tracked, and the bus number. */
  tracks: { unit: string | null; trip: OwnTrip } | null;
  /** The tickets of the open edit. */
  edits: EditedWay | null;
  /** The change that an edit began. */
  begun: Begun | null;
  /** This browser showed the warning of a rename (RENAME-003). */
  wasWarned: boolean;
};

/** The change that goes on at the seats. */
export type TripActionsOutput = ({ kind: 'edit' } & Begun) | null;

export type TripActionsInput = { wasWarned: boolean };

export type TripActionsEvent =
  /** `others`: the other ways of the purchase that can be cancelled. */
  | { type: 'cancellation.opened'; trip: OwnTrip; others: OwnTrip[] }
  | { type: 'rename.opened'; trip: OwnTrip; ticket: OwnTicket }
  | { type: 'tracking.opened'; trip: OwnTrip; unit: string | null }
  | { type: 'edit.opened'; trip: OwnTrip; today: PlainDate };

export type TripActionsView = { flow: 'idle' | 'cancelling' | 'renaming' | 'tracking' | 'editing' | 'edited' };
