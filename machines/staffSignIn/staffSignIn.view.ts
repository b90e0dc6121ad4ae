import type { SnapshotFrom } from 'xstate';
import { isWholeCode } from '../domain/code.ts';
import { isEmail } from '../domain/email.ts';
import type { staffSignInMachine } from './staffSignIn.machine.ts';
import type { StaffSignInView } from './staffSignIn.types.ts';

export function staffSignInView(snapshot: SnapshotFrom<typeof staffSignInMachine>): StaffSignInView {
  const { cause, hasPasskeys, email, hasPassword, code, failure } = snapshot.context;
  const busy = snapshot.matches('checking') ? 'password' : snapshot.matches('askingPasskey') ? 'passkey' : null;
  return {
    cause,
    hasPasskeys,
    email,
    isEmailValid: isEmail(email),
    hasPassword,
    code,
    isCodeWhole: isWholeCode(code),
    busy,
    failure,
  };
}
