import { useEffect, type ReactNode } from 'react';
import { cx } from './cx.ts';
import { keepFocus } from './keepFocus.ts';
import { ModalFrame } from './ModalFrame.tsx';

export type OverlayWidth = 'alert' | 'narrow' | 'mid' | 'wide';

type OverlayProps = {
  isOpen: boolean;
  onClose: () => void;
  isDismissable: boolean;
  width?: OverlayWidth | undefined;
  isTall?: boolean | undefined;
  children: ReactNode;
};

const widths = {
  alert: 'md:max-w-[29rem]',
  narrow: 'md:max-w-dialog',
  mid: 'md:max-w-dialog-mid',
  wide: 'md:max-w-dialog-wide',
};

/** The scrim and the moving panel under `Sheet` and `Alert`. It keeps above the keyboard of the phone. */
export function Overlay({ isOpen, onClose, isDismissable, width = 'narrow', isTall = false, children }: OverlayProps) {
  return (
    <ModalFrame
      isOpen={isOpen}
      onClose={onClose}
      isDismissable={isDismissable}
      className="fixed inset-x-0 top-0 z-20 flex flex-col justify-end bg-scrim md:items-center md:justify-center md:p-8 entering:animate-fade-in exiting:animate-fade-out"
      panelClassName={cx(
        'flex max-h-[calc(100%-2.5rem)] w-full flex-col overflow-hidden rounded-t-sheet bg-surface shadow-sheet md:max-h-full md:rounded-sheet md:shadow-dialog entering:animate-sheet-in exiting:animate-sheet-out md:entering:animate-dialog-in md:exiting:animate-dialog-out forced-colors:border',
        widths[width],
        isTall && 'h-full md:h-[min(40rem,100%)]',
      )}
    >
      {children}
      <KeepFocus />
    </ModalFrame>
  );
}

/** What the focus came from may be gone, or off, when the overlay leaves. */
function KeepFocus() {
  useEffect(() => keepFocus, []);
  return null;
}
