import { X } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { cx } from './cx.ts';
import { Dialog } from './Dialog.tsx';
import { IconButton } from './IconButton.tsx';
import { Overlay, type OverlayWidth } from './Overlay.tsx';

export type SheetProps = {
  isOpen: boolean;
  /** Asked by the cross, Escape or a tap outside. */
  onClose: () => void;
  title: ReactNode;
  closeLabel: string;
  /** False: no cross, Escape and the tap outside do nothing. */
  isDismissable?: boolean;
  width?: OverlayWidth;
  /** As tall as the screen allows, for lists and frames. */
  isTall?: boolean;
  /** Buttons at the foot, the main one first. */
  footer?: ReactNode;
  /** The foot is one column on wide screens too, without the line over it. */
  isFooterStacked?: boolean;
  children: ReactNode;
};

/**
 * A question that rises from the bottom under 768 px and stands in the middle from there on. Focus goes to the first
 * text field (else to the dialog) and returns to the opener.
 */
export function SheetPanel(props: SheetProps) {
  const { isOpen, onClose, title, closeLabel, isDismissable = true, width, isTall, footer, isFooterStacked = false, children } = props;
  return (
    <Overlay isOpen={isOpen} onClose={onClose} isDismissable={isDismissable} width={width} isTall={isTall}>
      <Dialog className="flex min-h-0 flex-1 flex-col outline-none">
        {(heading) => (
          <>
            <div className="flex min-h-15 items-center gap-3 pt-3.5 pe-2.5 pb-2 ps-5 md:ps-7 md:pe-4 md:pt-5">
              <h2 {...heading} className="flex-1 text-[1.375rem] leading-7">
                {title}
              </h2>
              {/* A field that is left by the press would show its error and move the cross away from under it. */}
              {isDismissable && <IconButton label={closeLabel} icon={<X />} leavesFocus onPress={onClose} />}
            </div>
            <SheetBody>{children}</SheetBody>
            {footer && (
              <div
                className={cx(
                  'grid gap-2 px-5 pb-[calc(1rem+env(safe-area-inset-bottom))] *:w-full md:px-7 md:pb-5',
                  isFooterStacked
                    ? ''
                    : 'border-t border-line pt-3 md:flex md:flex-row-reverse md:items-center md:gap-3 md:pt-4 md:*:w-auto',
                )}
              >
                {footer}
              </div>
            )}
          </>
        )}
      </Dialog>
    </Overlay>
  );
}

function SheetBody({ children }: { children: ReactNode }) {
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    body.current
      ?.querySelector<HTMLElement>('input:not([readonly], [disabled], [type="radio"], [type="checkbox"], [type="hidden"])')
      ?.focus();
  }, []);
  return (
    <div
      ref={body}
      className="grid min-h-0 flex-1 grid-cols-[minmax(0,1fr)] content-start gap-4.5 overflow-y-auto overscroll-contain px-5 pt-1 pb-5 md:px-7 md:pb-6"
    >
      {children}
    </div>
  );
}
