import type { StaffPerson } from '../domain/staff.ts';
import { promisePort } from '../port.ts';

/**
 * Signs a person in with the password in the memory of the page, which it clears, and the code of an authenticator. Rejects with `refused`
 * for whatever is wrong, `too-many-requests`, or a lost answer.
 */
export const signInStaff = promisePort<StaffPerson, { email: string; code: string }>('signInStaff');

/** Asks the browser for a passkey of the office and signs its person in. Rejects with `passkey-cancelled`, `passkey-refused`, or a lost answer. */
export const signInStaffPasskey = promisePort<StaffPerson, undefined>('signInStaffPasskey');
