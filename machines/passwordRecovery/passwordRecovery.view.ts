import type { SnapshotFrom } from 'xstate';
import { isEmail } from '../domain/email.ts';
import { resendIn } from '../domain/resend.ts';
import type { passwordRecoveryMachine } from './passwordRecovery.machine.ts';
import type { PasswordRecoveryView } from './passwordRecovery.types.ts';

export function passwordRecoveryView(snapshot: SnapshotFrom<typeof passwordRecoveryMachine>): PasswordRecoveryView {
  const { token, email, passwordLength, isRepeated, failure } = snapshot.context;
  if (snapshot.matches('changed')) return { screen: 'changed' };
  if (snapshot.matches('mailed'))
    return { screen: 'mailed', email, resendIn: resendIn(snapshot.context), resending: snapshot.matches({ mailed: 'resending' }), failure };
  if (snapshot.matches('password') || snapshot.matches('saving'))
    return { screen: 'password', passwordLength, isRepeated, saving: snapshot.matches('saving'), failure };
  return {
    screen: 'email',
    email,
    isEmailValid: isEmail(email),
    isLinkDead: token !== null,
    sending: snapshot.matches('sending'),
    failure,
  };
}
