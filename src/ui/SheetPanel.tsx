import { X } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { cx } from './cx.ts';
import { IconButton } from './IconButton.tsx';
import { Overlay, type OverlayWidth } from './Overlay.tsx';

export type SheetProps = {
  isOpen: boolean;
  /** Called by the close button, Escape or a tap outside. */
  onClose: () => void;
  title: ReactNode;
  closeLabel: string;
  /** False: no close button, and Escape and a tap outside do nothing. */
  isDismissable?: boolean;
  width?: OverlayWidth;
  /** As tall as the screen, for lists and frames. */
  isTall?: boolean;
  /** The element that gets the focus when the sheet closes and its opener cannot. */
  origin?: () => HTMLElement | null;
  /** Buttons at the bottom, the main one first. */
  footer?: ReactNode;
  /** The footer is one column on wide screens too, without the line above it. */
  isFooterStacked?: boolean;
  children: ReactNode;
};

/**
 * A dialog that slides up from the bottom below 768 px and is centred from there on. Focus starts in the first text field, else on the
 * dialog, and returns to the opener.
 */
export function SheetPanel(props: SheetProps) {
  const {
    isOpen,
    onClose,
    title,
    closeLabel,
    isDismissable = true,
    width,
    isTall,
    origin,
    footer,
    isFooterStacked = false,
    children,
  } = props;
  const titleId = useId();
  return (
    <Overlay
      titleId={titleId}
      isOpen={isOpen}
      onClose={onClose}
      isDismissable={isDismissable}
      startsInField
      width={width}
      isTall={isTall}
      origin={origin}
    >
      <div className="flex min-h-15 items-center gap-3 pt-3.5 pe-2.5 pb-2 ps-5 md:ps-7 md:pe-4 md:pt-5">
        <h2 id={titleId} className="flex-1 text-[1.375rem] leading-7">
          {title}
        </h2>
        {/* A press that blurs a field would show its error in a sheet that closes. */}
        {isDismissable && <IconButton label={closeLabel} icon={<X />} leavesFocus onPress={onClose} />}
      </div>
      <div className="grid min-h-0 flex-1 grid-cols-[minmax(0,1fr)] content-start gap-4.5 overflow-y-auto overscroll-contain px-5 pt-1 pb-5 md:px-7 md:pb-6">
        {children}
      </div>
      {footer && (
        <div
          className={cx(
            'grid gap-2 px-5 pb-[calc(1rem+env(safe-area-inset-bottom))] *:w-full md:px-7 md:pb-5',
            isFooterStacked ? '' : 'border-t border-line pt-3 md:flex md:flex-row-reverse md:items-center md:gap-3 md:pt-4 md:*:w-auto',
          )}
        >
          {footer}
        </div>
      )}
    </Overlay>
  );
}
