import type { StaffPerson } from '../domain/staff.ts';
import { promisePort } from '../port.ts';

/** The person of the session in the cookie. Rejects with `session-expired` without one, or with a lost answer. */
export const resumeStaff = promisePort<StaffPerson, undefined>('resumeStaff');

/** Ends the session here and at the service. A lost answer ends it here; the service ends it after two hours without use. */
export const signOutStaff = promisePort<void, undefined>('signOutStaff');
