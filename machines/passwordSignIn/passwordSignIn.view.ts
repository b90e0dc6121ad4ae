import type { SnapshotFrom } from 'xstate';
import { isEmail } from '../domain/email.ts';
import type { passwordSignInMachine } from './passwordSignIn.machine.ts';
import type { PasswordSignInView } from './passwordSignIn.types.ts';

export function passwordSignInView(snapshot: SnapshotFrom<typeof passwordSignInMachine>): PasswordSignInView {
  const { email, hasPassword, failure } = snapshot.context;
  return {
    email,
    hasPassword,
    isEmailValid: isEmail(email),
    sending: snapshot.matches('asking'),
    failure,
  };
}
