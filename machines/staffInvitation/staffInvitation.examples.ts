import { chartOf, done, failed } from 'xstate-paths';
import { OLIVIA } from '../staffSignIn/staffSignIn.examples.ts';
import { staffInvitationMachine } from './staffInvitation.machine.ts';
import type { Invitation, StaffInvitationEvent, StaffInvitationInput } from './staffInvitation.types.ts';
import { staffInvitationView } from './staffInvitation.view.ts';

type Step = StaffInvitationEvent | ReturnType<typeof done>;

const key = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

export const INVITATION: Invitation = {
  email: 'begona@anden.example',
  name: null,
  roles: ['support', 'door'],
  expiresAt: '2026-04-19T10:30:00.000Z',
  authenticator: { key, uri: `otpauth://totp/And%C3%A9n:begona%40anden.example?secret=${key}&issuer=And%C3%A9n` },
};

export const input: StaffInvitationInput = { hasPasskeys: true };
const at = (...events: Step[]) => ({ input, events });

export const opened = done('openInvitation', INVITATION);
export const nameTyped: StaffInvitationEvent = { type: 'name.typed', text: OLIVIA.name };
export const passwordTyped: StaffInvitationEvent = { type: 'password.changed', length: 16 };
export const codeTyped: StaffInvitationEvent = { type: 'code.typed', text: '482 913' };
const passkey: Step[] = [opened, nameTyped, { type: 'passkey.chosen' }];
const password: Step[] = [opened, nameTyped, { type: 'password.chosen' }];
const submitted: Step[] = [...password, passwordTyped, codeTyped, { type: 'form.submitted' }];

/** Situations of an invitation, reached by events. */
export const situations = {
  opening: at(),
  unreachable: at(failed('openInvitation', { code: 'network', retryable: true })),
  over: at(failed('openInvitation', { code: 'link-dead', retryable: false })),
  choice: at(opened),
  /** A person who lost the way in is known by name. */
  known: at(done('openInvitation', { ...INVITATION, name: OLIVIA.name })),
  withoutPasskeys: { input: { hasPasskeys: false }, events: [opened] },
  creatingPasskey: at(...passkey),
  passkeyRefused: at(...passkey, failed('acceptWithPasskey', { code: 'passkey-refused', retryable: false })),
  password: at(...password),
  filled: at(...password, passwordTyped, codeTyped),
  saving: at(...submitted),
  codeWrong: at(...submitted, failed('acceptWithPassword', { code: 'code-wrong', retryable: false })),
  lost: at(...submitted, failed('acceptWithPassword', { code: 'network', retryable: true })),
} as const;

export const chart = chartOf(staffInvitationMachine, situations, staffInvitationView);
export const { examples } = chart;
