import { shell } from '../../messages/es-MX.ts';
import { Button } from '../../ui/Button.tsx';

/** Without `onReload` the page is of the newest build. */
type OutdatedBarProps = { onReload: (() => void) | undefined };

/** Stands over the board when the page needs a file that only a newer build of the shop has. */
export function OutdatedBar({ onReload }: OutdatedBarProps) {
  return (
    <div role="status" className="print:hidden">
      {onReload && (
        <p className="flex flex-wrap items-center justify-center gap-x-4 gap-y-1 bg-info-soft px-4 py-1 text-small font-semibold text-info-ink">
          {shell.outdated}
          <Button look="outlined" onPress={onReload}>
            {shell.reload}
          </Button>
        </p>
      )}
    </div>
  );
}
