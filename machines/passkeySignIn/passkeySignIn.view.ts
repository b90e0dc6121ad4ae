import type { SnapshotFrom } from 'xstate';
import type { passkeySignInMachine } from './passkeySignIn.machine.ts';
import type { PasskeySignInView } from './passkeySignIn.types.ts';

export function passkeySignInView(snapshot: SnapshotFrom<typeof passkeySignInMachine>): PasskeySignInView {
  if (snapshot.matches('checking') || snapshot.matches('unsupported')) return { screen: 'hidden' };
  return { screen: 'offered', isPending: !snapshot.can({ type: 'passkey.chosen' }), failure: snapshot.context.failure };
}
