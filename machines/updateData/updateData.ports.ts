import { promisePort } from '../port.ts';
import type { User } from '../session/session.types.ts';
import type { UpdateDataField } from './updateData.types.ts';

/** Stores the names of the account. Resolves with the user of the renewed session (API-048, API-050). */
export const updateAccount = promisePort<User, Record<UpdateDataField, string>>('updateAccount');
