import { WifiOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { shell } from '../../messages/es-MX.ts';
import { Button } from '../../ui/Button.tsx';

/** Stands over the board while there is no network. */
export function OfflineBar({ isOffline }: { isOffline: boolean }) {
  return (
    <Bar>
      {isOffline && (
        <>
          <WifiOff className="size-4" />
          {shell.offline}
        </>
      )}
    </Bar>
  );
}

/** Stands over the board when the page needs a file that only a newer build of the shop has; without `onReload` it is of the newest. */
export function OutdatedBar({ onReload }: { onReload: (() => void) | undefined }) {
  return (
    <Bar>
      {onReload && (
        <>
          {shell.outdated}
          <Button onPress={onReload}>{shell.reload}</Button>
        </>
      )}
    </Bar>
  );
}

/** The region is always there, so that what comes into it is said. */
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
