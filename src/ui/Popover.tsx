import type { ReactNode } from 'react';
import { Popover as AriaPopover, type PopoverProps as AriaPopoverProps } from 'react-aria-components/Popover';
import { cx } from './cx.ts';

type PopoverProps = Pick<AriaPopoverProps, 'isOpen' | 'onOpenChange' | 'triggerRef' | 'aria-labelledby'> & {
  placement?: 'bottom end';
  className: string;
  children: ReactNode;
};

/** The popover of a `Menu` or a `Select` at its button, or of the element in `triggerRef`. */
export function Popover({ className, children, ...props }: PopoverProps) {
  return (
    <AriaPopover
      {...props}
      className={cx(
        'z-30 max-w-[calc(100vw-2rem)] overflow-auto rounded-card bg-surface p-1.5 shadow-dialog outline-none entering:animate-menu-in exiting:animate-menu-out forced-colors:border',
        className,
      )}
    >
      {children}
    </AriaPopover>
  );
}
