import type { SnapshotFrom } from 'xstate';
import { resendIn } from '../domain/resend.ts';
import type { registrationMachine } from './registration.machine.ts';
import { formErrors, needsPassword } from './registration.rules.ts';
import type { RegistrationView } from './registration.types.ts';

export function registrationView(snapshot: SnapshotFrom<typeof registrationMachine>): RegistrationView {
  const { context } = snapshot;
  const { firstName, paternal, maternal, email, emailConfirm, passwordLength, terms, failure } = context;
  if (snapshot.matches('ready')) return { screen: 'ready', name: context.name ?? '' };
  if (snapshot.matches('mailed'))
    return { screen: 'mailed', email, resendIn: resendIn(context), resending: snapshot.matches({ mailed: 'resending' }), failure };
  if (snapshot.matches('checking')) return { screen: 'checking' };
  if (snapshot.matches('linkDead')) return { screen: 'linkDead' };
  if (snapshot.matches('unchecked') && failure) return { screen: 'unchecked', failure };
  if (snapshot.matches('asked') || snapshot.matches('confirming'))
    return {
      screen: 'confirm',
      email: context.confirmation?.email ?? '',
      needsPassword: needsPassword(context),
      passwordLength,
      confirming: snapshot.matches('confirming'),
      failure,
    };
  return {
    screen: 'form',
    values: { firstName, paternal, maternal, email, emailConfirm },
    errors: formErrors(context),
    passwordLength,
    terms,
    sending: snapshot.matches('sending'),
    failure,
  };
}
