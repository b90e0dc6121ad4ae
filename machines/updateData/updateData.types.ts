import type { Failure } from '../domain/failure.ts';
import type { User } from '../session/session.types.ts';

/** AUTH-069 */
export type UpdateDataField = 'firstName' | 'paternal' | 'maternal';

export type UpdateDataInput = { user: User };

export type UpdateDataContext = Record<UpdateDataField, string> & { user: User; failure: Failure | null };

export type UpdateDataEvent =
  | { type: 'update.accepted' }
  | { type: 'field.typed'; field: UpdateDataField; text: string }
  | { type: 'update.submitted' };

export type UpdateDataOutput = { user: User };

export type UpdateDataView =
  | { screen: 'greeting' }
  | { screen: 'form'; values: Record<UpdateDataField, string>; canSubmit: boolean; saving: boolean; failure: Failure | null };
