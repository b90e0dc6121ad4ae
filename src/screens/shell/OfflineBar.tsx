import { WifiOff } from 'lucide-react';
import { shell } from '../../messages/es-MX.ts';

/** Stands over the board while there is no network; the region is always there so that the change is said. */
export function OfflineBar({ isOffline }: { isOffline: boolean }) {
  return (
    <div role="status" className="print:hidden">
      {isOffline && (
        <p className="flex items-center justify-center gap-2.5 bg-mine px-4 py-2 text-center text-small font-semibold text-on-mine">
          <WifiOff className="size-4" />
          {shell.offline}
        </p>
      )}
    </div>
  );
}
