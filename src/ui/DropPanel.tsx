import type { ReactNode, RefObject } from 'react';
import { Popover } from 'react-aria-components/Popover';
import { cx } from './cx.ts';

export type DropPanelProps = {
  isOpen: boolean;
  onClose: () => void;
  triggerRef: RefObject<HTMLButtonElement | null>;
};

type AllProps = DropPanelProps & {
  trigger: 'MenuTrigger' | 'Select';
  placement?: 'bottom end';
  'aria-label'?: string;
  'aria-labelledby'?: string;
  className: string;
  children: ReactNode;
};

/** The floating panel of a list or a menu, at the button that opens it. */
export function DropPanel({ onClose, className, ...popover }: AllProps) {
  return (
    <Popover
      {...popover}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      className={cx(
        'z-30 max-w-[calc(100vw-2rem)] overflow-auto rounded-card bg-surface p-1.5 shadow-dialog outline-none entering:animate-menu-in exiting:animate-menu-out forced-colors:border',
        className,
      )}
    />
  );
}
