import type { Failure } from '../domain/failure.ts';
import type { OwnTicket, OwnTrip } from '../domain/ownTrip.ts';

export type RenameField = 'firstName' | 'paternal' | 'maternal';
export type RenameError = 'short';

/**
 * The ticket to rename, and the others of the trip whose names can still change. `wasWarned`: this browser showed the warning before
 * (RENAME-003).
 */
export type RenameInput = Pick<OwnTrip, 'platform' | 'departs'> & { ticket: OwnTicket; others: OwnTicket[]; wasWarned: boolean };

export type RenameContext = RenameInput & Record<RenameField, string> & { failure: Failure | null; isDone: boolean };

export type RenameEvent =
  | { type: 'warning.accepted' }
  | { type: 'field.typed'; field: RenameField; text: string }
  | { type: 'name.submitted' }
  | { type: 'notice.closed' }
  /** The next ticket of the trip gets another name too. */
  | { type: 'next.chosen' }
  | { type: 'rename.closed' };

/** `isChanged` when the trip may have changed. */
export type RenameOutput = Pick<RenameContext, 'wasWarned'> & { isChanged: boolean };

export type RenameView =
  | { screen: 'warning' }
  | {
      screen: 'form';
      ticket: OwnTicket;
      departs: OwnTrip['departs'];
      values: Record<RenameField, string>;
      errors: Partial<Record<RenameField, RenameError>>;
      /** Letters of the whole name; at most 30 (RENAME-011). */
      length: number;
      isTooLong: boolean;
      canSubmit: boolean;
      isSaving: boolean;
      failure: Failure | null;
    }
  /** `next` travels on the ticket that may be renamed next. */
  | { screen: 'renamed'; next: string | null };
