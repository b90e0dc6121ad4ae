import { chartOf, done, failed } from 'xstate-paths';
import type { StaffPerson } from '../domain/staff.ts';
import { staffSignInMachine } from './staffSignIn.machine.ts';
import type { StaffSignInEvent, StaffSignInInput } from './staffSignIn.types.ts';
import { staffSignInView } from './staffSignIn.view.ts';

type Step = StaffSignInEvent | ReturnType<typeof done>;

/** A person with a name of 30 letters and every role. */
export const OLIVIA: StaffPerson = {
  id: '4b0c7f0e-6a5e-4f0e-9a53-4b6d9e7f1c11',
  name: 'Olivia Operadora Villarreal Gzz',
  email: 'operacion@anden.example',
  roles: ['sell', 'support', 'door', 'money', 'admin'],
};

export const first: StaffSignInInput = { cause: 'start', hasPasskeys: true };
const at = (...events: Step[]) => ({ input: first, events });

export const emailTyped: StaffSignInEvent = { type: 'email.typed', text: OLIVIA.email };
export const passwordTyped: StaffSignInEvent = { type: 'password.changed', isEmpty: false };
export const codeTyped: StaffSignInEvent = { type: 'code.typed', text: '482 913' };
export const filled: Step[] = [emailTyped, passwordTyped, codeTyped];
export const submitted: Step[] = [...filled, { type: 'form.submitted' }];
export const person = done('signInStaff', OLIVIA);

/** Situations of the sign-in of a person of the company, reached by events. */
export const situations = {
  blank: at(),
  withoutPasskeys: { input: { ...first, hasPasskeys: false }, events: [] },
  left: { input: { ...first, cause: 'left' }, events: [] },
  ended: { input: { ...first, cause: 'ended' }, events: [] },
  filled: at(...filled),
  checking: at(...submitted),
  refused: at(...submitted, failed('signInStaff', { code: 'refused', retryable: false })),
  tooMany: at(...submitted, failed('signInStaff', { code: 'too-many-requests', retryable: true })),
  lost: at(...submitted, failed('signInStaff', { code: 'network', retryable: true })),
  askingPasskey: at({ type: 'passkey.chosen' }),
  passkeyRefused: at({ type: 'passkey.chosen' }, failed('signInStaffPasskey', { code: 'passkey-refused', retryable: false })),
} as const;

export const chart = chartOf(staffSignInMachine, situations, staffSignInView);
export const { examples } = chart;
