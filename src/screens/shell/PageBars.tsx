import { WifiOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { shell } from '../../messages/es-MX.ts';
import { Button } from '../../ui/Button.tsx';

/** A bar above the board while there is no network. */
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

/** A bar above the board when the page needs a file of a newer build. Without `onReload` it is hidden. */
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
