import type { SnapshotFrom } from 'xstate';
import type { EditView } from '../edit/index.ts';
import type { RideCouponView } from '../rideCoupon/index.ts';
import type { confirmationMachine } from './confirmation.machine.ts';
import { changeOf, endOf, offersRide } from './confirmation.rules.ts';
import type { ConfirmationView } from './confirmation.types.ts';

type Snapshot = SnapshotFrom<typeof confirmationMachine>;

/** The view of the order, with the views of its dialogs or null. */
export function confirmationView(
  snapshot: Snapshot,
  { edit, ride }: { edit: EditView | null; ride: RideCouponView | null },
): ConfirmationView {
  const { order, failure, pdfFailure, emails, shareError } = snapshot.context;
  if (snapshot.matches({ withheld: 'missing' })) return { screen: 'notFound' };
  if (snapshot.matches({ withheld: 'signedOut' })) return { screen: 'signedOut' };
  if (order)
    return {
      screen: 'order',
      order,
      ended: endOf(order),
      change: changeOf(order),
      edit,
      hasRide: offersRide({ order }),
      ride,
      pdf: {
        isDownloading: snapshot.matches({ shown: { pdf: 'downloading' } }),
        failure: snapshot.matches({ shown: { pdf: 'failed' } }) ? pdfFailure : null,
      },
      share: { emails, error: shareError, status: shareStatus(snapshot), failure },
    };
  return failure && snapshot.matches('failed') ? { screen: 'failed', failure } : { screen: 'loading' };
}

function shareStatus(snapshot: Snapshot): Extract<ConfirmationView, { screen: 'order' }>['share']['status'] {
  if (snapshot.matches({ shown: { share: 'sending' } })) return 'sending';
  if (snapshot.matches({ shown: { share: 'sent' } })) return 'sent';
  return snapshot.matches({ shown: { share: 'unsent' } }) ? 'failed' : 'idle';
}
