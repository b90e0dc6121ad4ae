import type { StaffPerson } from '../domain/staff.ts';
import { promisePort } from '../port.ts';
import type { Invitation } from './staffInvitation.types.ts';

/** Opens the invitation whose token is in the memory of the page. Rejects with `link-dead`, or a lost answer. */
export const openInvitation = promisePort<Invitation, undefined>('openInvitation');

/**
 * Creates a passkey and accepts with it. Rejects with `passkey-cancelled`, `passkey-refused`, `link-dead`, or a lost answer. A lost answer
 * may be asked for again: the same key and the same passkey are sent.
 */
export const acceptWithPasskey = promisePort<StaffPerson, { name: string }>('acceptWithPasskey');

/** Accepts with the password in the memory of the page. Rejects with `code-wrong`, `refused` (a common password), `link-dead`, or a lost answer. */
export const acceptWithPassword = promisePort<StaffPerson, { name: string; code: string }>('acceptWithPassword');
