import type { SnapshotFrom } from 'xstate';
import type { passkeyCreationMachine } from './passkeyCreation.machine.ts';
import type { PasskeyCreationReason, PasskeyCreationView } from './passkeyCreation.types.ts';

type Snapshot = SnapshotFrom<typeof passkeyCreationMachine>;

export function passkeyCreationView(snapshot: Snapshot): PasskeyCreationView {
  const { passkey, name, failure } = snapshot.context;
  if (snapshot.matches('offered')) return { screen: 'offer' };
  if (snapshot.matches('asking') || snapshot.matches('storing')) return { screen: 'waiting' };
  if (snapshot.matches('saved') && passkey) return { screen: 'saved', passkey };
  if ((snapshot.matches('naming') || snapshot.matches('renaming')) && passkey) {
    const isPending = snapshot.matches('renaming');
    return { screen: 'naming', passkey, name, canSubmit: isPending || snapshot.can({ type: 'name.submitted' }), isPending, failure };
  }
  if (snapshot.matches('ended') && failure) return { screen: 'failed', reason: reasonOf(snapshot), failure };
  return { screen: 'none' };
}

function reasonOf(snapshot: Snapshot): PasskeyCreationReason {
  if (snapshot.matches({ ended: 'cancelled' })) return 'cancelled';
  if (snapshot.matches({ ended: 'exists' })) return 'exists';
  if (snapshot.matches({ ended: 'stale' })) return 'stale';
  return snapshot.matches({ ended: 'refused' }) ? 'refused' : 'failed';
}
