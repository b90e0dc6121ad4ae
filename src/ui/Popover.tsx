import type { ReactNode } from 'react';
import { Popover as AriaPopover } from 'react-aria-components/Popover';
import { cx } from './cx.ts';

/** The popover of a `Menu` or a `Select`, at its button. */
export function Popover({ placement, className, children }: { placement?: 'bottom end'; className: string; children: ReactNode }) {
  return (
    <AriaPopover
      {...(placement && { placement })}
      className={cx(
        'z-30 max-w-[calc(100vw-2rem)] overflow-auto rounded-card bg-surface p-1.5 shadow-dialog outline-none entering:animate-menu-in exiting:animate-menu-out forced-colors:border',
        className,
      )}
    >
      {children}
    </AriaPopover>
  );
}
