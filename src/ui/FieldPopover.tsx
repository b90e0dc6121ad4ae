import type { ReactNode, RefObject } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { inSpanish } from './inSpanish.tsx';
import { Popover } from './Popover.tsx';

type FieldPopoverProps = {
  isOpen: boolean;
  /** Called by Escape or a press outside. */
  onClose: () => void;
  /** The name of the dialog. */
  label: string;
  /** The field above or below which it opens; it gets the focus back. */
  field: RefObject<HTMLElement | null>;
  className: string;
  children: ReactNode;
};

/** A dialog in place, in the middle of its field where it has the room. It sets the focus to its first element. */
export const FieldPopover = inSpanish(function FieldPopover({ isOpen, onClose, label, field, className, children }: FieldPopoverProps) {
  return (
    <Popover isOpen={isOpen} onClose={onClose} triggerRef={field} className={className}>
      <Dialog aria-label={label} className="outline-none">
        {children}
      </Dialog>
    </Popover>
  );
});
