import { WifiOff } from 'lucide-react';
import type { ReactNode } from 'react';
import type { BookingView } from '../../../machines/booking/booking.types.ts';
import { shell } from '../../messages/es-MX.ts';
import { Button } from '../../ui/Button.tsx';

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

/** A bar above the board when there is a newer build. During a purchase it says that the page waits (decision 14). */
export function OutdatedBar({ newBuild }: { newBuild: { reload: (() => void) | null } | undefined }) {
  return (
    <Bar>
      {newBuild && (
        <>
          {shell.outdated}
          {newBuild.reload ? <Button onPress={newBuild.reload}>{shell.reload}</Button> : <span>{shell.outdatedLater}</span>}
        </>
      )}
    </Bar>
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
