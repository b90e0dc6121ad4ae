import type { SnapshotFrom } from 'xstate';
import { isWholeCode } from '../domain/code.ts';
import { PASSWORD_MIN } from '../domain/password.ts';
import { isStaffName } from '../domain/staff.ts';
import type { staffInvitationMachine } from './staffInvitation.machine.ts';
import type { StaffInvitationView } from './staffInvitation.types.ts';

export function staffInvitationView(snapshot: SnapshotFrom<typeof staffInvitationMachine>): StaffInvitationView {
  const { invitation, hasPasskeys, name, passwordLength, code, failure } = snapshot.context;
  if (snapshot.matches('over')) return { screen: 'over' };
  if (snapshot.matches('unreachable') && failure) return { screen: 'unreachable', failure };
  if (!invitation || snapshot.matches('opening')) return { screen: 'opening' };
  if (snapshot.matches('password') || snapshot.matches('saving')) {
    return {
      screen: 'password',
      invitation,
      name,
      isPasswordLong: passwordLength >= PASSWORD_MIN,
      code,
      isCodeWhole: isWholeCode(code),
      isSaving: snapshot.matches('saving'),
      failure,
    };
  }
  return {
    screen: 'choice',
    invitation,
    hasPasskeys,
    name,
    isNameValid: isStaffName(name),
    isCreating: snapshot.matches('creatingPasskey'),
    failure,
  };
}
