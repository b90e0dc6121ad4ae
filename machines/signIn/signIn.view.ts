import type { SnapshotFrom } from 'xstate';
import type { PhoneCodeView } from '../phoneCode/index.ts';
import type { signInMachine } from './signIn.machine.ts';
import { formErrors, isValid, masked } from './signIn.rules.ts';
import type { SignInAlert, SignInView } from './signIn.types.ts';

type Snapshot = SnapshotFrom<typeof signInMachine>;

/** The view of the sign-in, with the view of its code or null. */
export function signInView(snapshot: Snapshot, { phoneCode }: { phoneCode: PhoneCodeView | null }): SignInView {
  const { context } = snapshot;
  if (snapshot.matches('code') && phoneCode) return { screen: 'code', code: phoneCode };
  const { variant } = context;
  if (snapshot.matches('password')) return { screen: 'password', variant };
  if (snapshot.matches('recovery')) return { screen: 'recovery', variant };
  if (snapshot.matches({ updating: 'open' })) return { screen: 'names' };
  if (snapshot.matches('opening') || snapshot.matches('updating') || snapshot.matches('signedIn')) return { screen: 'opening' };
  const { email, emailConfirm, phone, known } = context;
  const sending = snapshot.matches('sending') || snapshot.matches('sendingToAccount') || snapshot.matches('clearing');
  if (known && (snapshot.matches({ guest: 'known' }) || (sending && known.phone === phone)))
    return { screen: 'known', variant, ...masked(known), sending };
  return {
    screen: 'guest',
    variant,
    values: { email, emailConfirm, phone },
    errors: formErrors(context),
    terms: context.terms,
    canSubmit: isValid(context) && snapshot.matches({ guest: 'filling' }),
    sending,
    alert: alertOf(snapshot),
  };
}

function alertOf(snapshot: Snapshot): SignInAlert | null {
  const { failure } = snapshot.context;
  if (snapshot.matches({ guest: 'accountExists' })) return { kind: 'accountExists' };
  if (snapshot.matches({ guest: 'codeAlreadySent' })) return { kind: 'codeAlreadySent', message: failure?.message ?? null };
  if (snapshot.matches({ guest: 'codeWaiting' })) return { kind: 'codeWaiting' };
  return snapshot.matches({ guest: 'failed' }) && failure ? { kind: 'failed', failure } : null;
}
