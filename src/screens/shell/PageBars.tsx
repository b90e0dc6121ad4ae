import { RefreshCw, WifiOff } from 'lucide-react';
import type { ReactNode } from 'react';
import type { BookingView } from '../../../machines/booking/booking.types.ts';
import { shell } from '../../messages/es-MX.ts';
import { Notice } from '../../ui/Notice.tsx';
import { PlainButton } from '../../ui/PlainButton.tsx';

/** A bar above the board while there is no network. */
export function OfflineBar({ view: { offline, screen } }: { view: Pick<BookingView, 'offline' | 'screen'> }) {
  return (
    <Bar>
      {offline && (
        <>
          <WifiOff className="size-4" />
          {screen === 'trips' || screen === 'order' ? shell.offlineTickets : shell.offline}
        </>
      )}
    </Bar>
  );
}

/**
 * Says that there is a newer build: above the page during a purchase, which it does not interrupt (decision 14), else at the bottom of the
 * window with a button. The region always exists, so that its content is announced.
 */
export function OutdatedNotice({ newBuild }: { newBuild: { reload: (() => void) | null } | undefined }) {
  return (
    <div role="status" className="mx-auto w-full max-w-[calc(var(--container-page)+4rem)] px-4 md:px-8 print:hidden">
      {newBuild &&
        (newBuild.reload ? (
          <div className="fixed inset-x-4 bottom-5 z-40 mx-auto flex min-h-control items-center gap-3 rounded-control bg-board py-2 ps-4 pe-2 text-on-board shadow-raised [--focus-ring:var(--color-focus-on-board)] md:max-w-dialog forced-colors:border">
            <RefreshCw className="text-board-accent" />
            <span className="flex-1">{shell.outdated}</span>
            <PlainButton onPress={newBuild.reload} className="min-h-10 rounded-control px-3 font-strong text-board-accent">
              {shell.reload}
            </PlainButton>
          </div>
        ) : (
          <Notice icon={<RefreshCw />} className="mt-4">
            <strong>{shell.outdated}</strong>
            <span>{shell.outdatedLater}</span>
          </Notice>
        ))}
    </div>
  );
}

/** The region always exists, so that its content is announced. */
function Bar({ children }: { children: ReactNode }) {
  return (
    <div role="status" className="print:hidden">
      {children && (
        <p className="flex items-center justify-center gap-2.5 bg-mine px-4 py-2 text-center text-small font-semibold text-on-mine">
          {children}
        </p>
      )}
    </div>
  );
}
