import type { ReactNode } from 'react';
import { Popover as AriaPopover, type PopoverProps as AriaPopoverProps } from 'react-aria-components/Popover';
import { cx } from './cx.ts';

type PopoverProps = Pick<AriaPopoverProps, 'isOpen' | 'triggerRef' | 'aria-labelledby'> & {
  /** Called by Escape or a press outside. A combobox of the library closes its own. */
  onClose?: () => void;
  placement?: 'bottom end';
  className: string;
  children: ReactNode;
};

/** A panel above or below its field: that in `triggerRef`, or that of the combobox around it. */
export function Popover({ onClose, className, children, ...props }: PopoverProps) {
  return (
    <AriaPopover
      {...props}
      {...(onClose && {
        onOpenChange: (isOpenNow: boolean) => {
          if (!isOpenNow) onClose();
        },
      })}
      className={cx(
        'z-30 max-w-[calc(100vw-2rem)] overflow-auto rounded-card bg-surface p-1.5 shadow-dialog outline-none entering:animate-menu-in exiting:animate-menu-out forced-colors:border',
        className,
      )}
    >
      {children}
    </AriaPopover>
  );
}
