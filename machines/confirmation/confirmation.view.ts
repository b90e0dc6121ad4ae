import type { SnapshotFrom } from 'xstate';
import type { confirmationMachine } from './confirmation.machine.ts';
import type { ConfirmationView } from './confirmation.types.ts';

type Snapshot = SnapshotFrom<typeof confirmationMachine>;

export function confirmationView(snapshot: Snapshot): ConfirmationView {
  const { order, failure, emails, shareError } = snapshot.context;
  if (snapshot.matches({ withheld: 'missing' })) return { screen: 'notFound' };
  if (snapshot.matches({ withheld: 'signedOut' })) return { screen: 'signedOut' };
  if (order) return { screen: 'order', order, share: { emails, error: shareError, status: shareStatus(snapshot), failure } };
  return failure && snapshot.matches('failed') ? { screen: 'failed', failure } : { screen: 'loading' };
}

function shareStatus(snapshot: Snapshot): Extract<ConfirmationView, { screen: 'order' }>['share']['status'] {
  if (snapshot.matches({ shown: 'sending' })) return 'sending';
  if (snapshot.matches({ shown: 'sent' })) return 'sent';
  return snapshot.matches({ shown: 'unsent' }) ? 'failed' : 'idle';
}
